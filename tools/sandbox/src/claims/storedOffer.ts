import { fromPaise, sumOf, type Paise } from '@wealth/domain';
import * as z from 'zod/mini';

/** A line of an answer: what was claimed, and what is offered for it. */
export interface OfferLine {
  /** In the words of whoever has decided it; null for the whole claim. */
  text: string | null;
  claimed: Paise;
  offered: Paise;
}

export interface StoredOffer {
  lines: readonly OfferLine[];
  amount: Paise;
  why: string;
}

const stored = z.object({
  why: z.string(),
  lines: z.array(z.object({ text: z.nullable(z.string()), claimed: z.number(), offered: z.number() })),
});

/** The offer of a claim, as its row keeps it; null before there is one. */
export function storedOffer(text: string | null): StoredOffer | null {
  if (text === null) return null;
  const { why, lines: rows } = z.parse(stored, JSON.parse(text));
  const lines = rows.map((line) => ({
    text: line.text,
    claimed: fromPaise(line.claimed),
    offered: fromPaise(line.offered),
  }));
  return { why, lines, amount: sumOf(lines.map(({ offered }) => offered)) };
}
