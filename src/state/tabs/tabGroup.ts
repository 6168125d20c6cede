import { type UnknownAction } from '@reduxjs/toolkit';
import { electLeader } from './leaderElection';
import { openChannel } from './outboxChannel';

interface TabGroupPorts {
  /** Another tab changed the stored outbox. */
  onChanged: () => void;
  /** Another tab got a response of the worker's. */
  onRecord: (action: UnknownAction) => void;
  onElected: () => Promise<void>;
}

/** A tab among the other tabs of the same person, of which one sends. */
export interface TabGroup {
  /** By hand without the browser's locks: then no tab leads, and a person sends. */
  readonly sending: 'automatic' | 'by hand';
  readonly isLeader: boolean;
  /** Another tab sends, or is about to. */
  readonly isFollower: boolean;
  /** Leadership passes to another tab once the steps in flight are done. */
  readonly isYielding: boolean;
  /** Requests the lead from a leader that is hidden. */
  requestLead(): void;
  /** Notifies the other tabs that the stored outbox changed. */
  postChange(): void;
  /** Sends the other tabs what the worker returned to this one. */
  postRecord(action: UnknownAction): void;
  leave(): void;
}

/** Before anybody is known, and after sign-out. */
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
