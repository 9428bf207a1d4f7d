import type { DataOf } from '@wealth/api-sdk/operations';
import type { KycStatus } from '../database/schema.ts';
import type { Notice } from './noticeTexts.ts';

/** A notice on its way to the open pages. */
export interface NotificationEvent extends Pick<Notice, 'code' | 'category' | 'params'> {
  kind: 'notification';
  id: string;
  /** One line of English. */
  message: string;
  /** With this one. */
  unread_count: number;
}

/** Something that a client's open pages should know at once. */
export type ClientEvent =
  | { kind: 'kyc'; status: KycStatus }
  | NotificationEvent
  // The row that has changed, as the list of alerts has it.
  | { kind: 'alert'; alert: DataOf<'changeAlert'> }
  // The row that has changed, as the lists of orders have it; quiet where only its note or tags have.
  | { kind: 'order'; order: DataOf<'getOrders'>['items'][number]; quiet?: true }
  | { kind: 'asset' }
  // A deposit or withdrawal was asked for, or has come to another state.
  | { kind: 'fund'; movement: 'deposit' | 'withdrawal' | 'settlement'; id: string; state: string }
  // An application for an issue, or a bid on a block, has come to another state.
  | { kind: 'application'; id: string; state: string }
  // Something of a loan has changed.
  | { kind: 'loan'; id: string; state: string }
  // A claim for compensation has come to another state.
  | { kind: 'claim'; id: string; state: string }
  // A waiver was granted, was used, or has expired.
  | { kind: 'offer'; id: string; state: string };

/** Receives the client of an event; `read` makes the event, called only where the client has an open page. */
export type ClientEventListener = (clientId: string, read: () => ClientEvent) => void;

export interface ClientEvents {
  /** @param event - A function is asked only where one of the client's pages is open. */
  publish(clientId: string, event: ClientEvent | (() => ClientEvent)): void;
  /** @returns The function that ends the subscription. */
  subscribe(listener: ClientEventListener): () => void;
}

/** Makes the channel from the code that changes something to the stream that sends it to the client's pages. */
export function createClientEvents(): ClientEvents {
  const listeners = new Set<ClientEventListener>();
  return {
    publish(clientId, event) {
      const read = typeof event === 'function' ? event : () => event;
      for (const listener of listeners) listener(clientId, read);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
