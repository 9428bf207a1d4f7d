import type { DataOf } from '@wealth/api-sdk/operations';
import type { KycStatus } from '../database/schema.ts';
import type { Notice } from './noticeTexts.ts';

/** A notice on its way to the open pages. */
export interface NotificationEvent extends Notice {
  kind: 'notification';
  id: string;
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
  | { kind: 'asset' };

export type ClientEventListener = (clientId: string, event: ClientEvent) => void;

export interface ClientEvents {
  publish(clientId: string, event: ClientEvent): void;
  /** @returns The function that ends the subscription. */
  subscribe(listener: ClientEventListener): () => void;
}

/** Makes the channel between what decides something and the stream that tells the client. */
export function createClientEvents(): ClientEvents {
  const listeners = new Set<ClientEventListener>();
  return {
    publish(clientId, event) {
      for (const listener of listeners) listener(clientId, event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
