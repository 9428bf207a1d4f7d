import { fromPaise, type Paise } from '@wealth/domain';
import * as z from 'zod/mini';
import type { StoredApplication } from './issueTable.ts';

/** A bid as it is kept: its price is on the tick, null is the cut-off. */
export interface StoredBid {
  quantity: number;
  price: Paise | null;
}

const bidsSchema = z.array(z.object({ quantity: z.int(), price: z.nullable(z.int()) }));

/** The bids of an application. */
export function typedBids({ bids }: Pick<StoredApplication, 'bids'>): StoredBid[] {
  return z
    .parse(bidsSchema, JSON.parse(bids))
    .map(({ quantity, price }) => ({ quantity, price: price === null ? null : fromPaise(price) }));
}
