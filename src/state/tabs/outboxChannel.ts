import { type UnknownAction } from '@reduxjs/toolkit';
import { isJson } from '../../domain/jsonReader';

export type TabMessage =
  /** The stored outbox has changed. */
  | { type: 'changed' }
  /** An entity action that a tab dispatched after a response. */
  | { type: 'record'; action: UnknownAction }
  /** A visible tab requests leadership from a hidden leader. */
  | { type: 'yield' };

export interface OutboxChannel {
  post(message: TabMessage): void;
  close(): void;
}

function readMessage(data: unknown): TabMessage | null {
  if (!isJson(data)) return null;
  const { type, action } = data;
  if (type === 'changed' || type === 'yield') return { type };
  if (type !== 'record' || !isJson(action) || typeof action['type'] !== 'string') return null;
  return { type, action: { ...action, type: action['type'] } };
}

/** Opens the channel to the other tabs of the same person; a no-op without BroadcastChannel. */
export function openChannel(
  userId: string,
  onMessage: (message: TabMessage) => void,
): OutboxChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`kathayatra-outbox-${userId}`);
  channel.onmessage = ({ data }) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
