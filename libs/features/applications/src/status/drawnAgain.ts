import type { IssueApplicationDetail, OwnDraw } from '@wealth/api-sdk/model';
import { fromWire } from '@wealth/domain';
import { ownAllotment, quantityAt, type PublishedAllotment } from '@wealth/domain/issues';

/** What was published of an allotment, as the domain reckons with it. */
function publishedOf({ draw }: OwnDraw, issue: string): PublishedAllotment {
  return {
    basis: draw.basis,
    seed: draw.seed,
    issue,
    applicants: draw.applicants,
    shares: draw.shares,
    lotSize: draw.lot_size,
    demand: draw.demand,
    lots: draw.lots,
    adjusted: draw.adjusted,
    lastPlace: draw.last_place,
    groups: draw.bids,
  };
}

/** What one application gets by what was published. */
export interface DrawnAgain {
  /** From 0. */
  place: number;
  allotted: number;
  /** Whether the server has said the same. */
  isSame: boolean;
}

/** Repeats the draw for one application, from what was published alone; null where it took no part. */
export function drawnAgain({
  draw,
  allotment,
  bids,
  subject,
}: Pick<IssueApplicationDetail, 'draw' | 'allotment' | 'bids' | 'subject'>): DrawnAgain | null {
  if (draw === null || allotment === null) return null;
  const typed = bids.map(({ quantity, price }) => ({
    quantity,
    price: price === null ? null : fromWire(price),
  }));
  const quantity = quantityAt(typed, fromWire(allotment.price));
  // A quantity that nobody has asked for was not in the draw.
  if (draw.draw.basis !== 'lots' && !draw.draw.bids.some((group) => group.quantity === quantity)) return null;
  const found = ownAllotment(publishedOf(draw, subject.id), { number: draw.number - 1, quantity });
  return { ...found, isSame: found.place === draw.place && found.allotted === allotment.quantity };
}
