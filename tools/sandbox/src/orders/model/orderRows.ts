import type { Selectable } from 'kysely';
import type { Tables } from '../../database/schema.ts';

export type StoredOrder = Selectable<Tables['client_order']>;
export type NewOrder = Omit<StoredOrder, 'seq'>;
export type OrderTrade = Selectable<Tables['order_trade']>;
export type OrderStep = Selectable<Tables['order_step']>;
