import { type UnknownAction } from '@reduxjs/toolkit';
import { electLeader } from './leaderElection';
import { openChannel } from './outboxChannel';

interface TabGroupPorts {
  /** Called when another tab changed the stored outbox. */
  onChanged: () => void;
  /** Called with an entity action that another tab dispatched after a response. */
  onRecord: (action: UnknownAction) => void;
  onElected: () => Promise<void>;
}

/** This tab among the tabs of the same person, one of which sends. */
export interface TabGroup {
  /** 'by hand' without Web Locks: no tab leads, and the person starts sending. */
  readonly sending: 'automatic' | 'by hand';
  readonly isLeader: boolean;
  /** True when another tab is sending or about to. */
  readonly isFollower: boolean;
  /** True when leadership passes to another tab after the steps in flight. */
  readonly isYielding: boolean;
  /** Requests leadership from a hidden leader. */
  requestLead(): void;
  /** Notifies the other tabs that the stored outbox changed. */
  postChange(): void;
  /** Sends an entity action to the other tabs after a response. */
  postRecord(action: UnknownAction): void;
  leave(): void;
}

/** Tab group before a person is known and after sign-out. */
export const NO_TABS: TabGroup = {
  sending: 'automatic',
  isLeader: false,
  isFollower: false,
  isYielding: false,
  requestLead: () => undefined,
  postChange: () => undefined,
  postRecord: () => undefined,
  leave: () => undefined,
};

export function joinTabs(
  userId: string,
  { onChanged, onRecord, onElected }: TabGroupPorts,
): TabGroup {
  const channel = openChannel(userId, (message) => {
    if (message.type === 'changed') onChanged();
    else if (message.type === 'record') onRecord(message.action);
    else lead.yield();
  });
  const requestYield = () => channel.post({ type: 'yield' });
  const lead = electLeader(userId, { onElected, requestYield });
  return {
    sending: lead.isAutomatic ? 'automatic' : 'by hand',
    get isLeader() {
      return lead.isLeader;
    },
    get isFollower() {
      return lead.isAutomatic && !lead.isLeader;
    },
    get isYielding() {
      return lead.isYielding;
    },
    requestLead: () => lead.request(),
    postChange: () => channel.post({ type: 'changed' }),
    postRecord: (action) => channel.post({ type: 'record', action }),
    leave() {
      lead.release();
      channel.close();
    },
  };
}
