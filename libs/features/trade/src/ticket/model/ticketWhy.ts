import type { Side } from '@wealth/domain';
import { noAnnotation, type Annotation } from '../../core/annotation/annotation.ts';

/** The name of what the page holds in memory, and no storage: the client's own words on the order of its ticket. */
export const ticketWhyName = 'ticketWhy';

/** Words on the order of a company, at whichever exchange. */
export type TicketWhy = {
  isin: string;
  side: Side;
  annotation: Annotation;
};

function isAnnotation(value: unknown): value is Annotation {
  if (typeof value !== 'object' || value === null) return false;
  const { note, tags, typedTag }: { note?: unknown; tags?: unknown; typedTag?: unknown } = value;
  const isTexts = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
  return typeof note === 'string' && typeof typedTag === 'string' && isTexts;
}

/**
 * The words that are held on an order of this company and side; none where they are on another one.
 *
 * @param value - Of the draft store, unchecked.
 */
export function readTicketWhy(value: unknown, { isin }: { isin: string }, side: Side): Annotation {
  if (typeof value !== 'object' || value === null) return noAnnotation;
  const held: Partial<Record<keyof TicketWhy, unknown>> = value;
  const isOfIt = held.isin === isin && held.side === side;
  return isOfIt && isAnnotation(held.annotation) ? held.annotation : noAnnotation;
}
