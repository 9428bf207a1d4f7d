import type { ApplicationBid, Issue } from '@wealth/api-sdk/model';
import { fromPaise, fromWire, isPaise, type Paise } from '@wealth/domain';
import type { TypedDraft } from '@wealth/parts';
import type { Session } from '@wealth/session';

/** One bid as it is typed. */
export interface TypedBid {
  /** Lots; of an offer for sale shares. */
  count: number | null;
  isAtCutOff: boolean;
  price: Paise | null;
}

/** What was typed into an application. */
export interface ApplicationTyped {
  bids: readonly TypedBid[];
  /** Null for the UPI ID of the account. */
  upiId: string | null;
  /** The account that was chosen; null before that. */
  bankId: string | null;
}

const mostBids = 3;

type Drafts = Session['drafts'];

/** What a form begins with: the smallest application, at the cut-off where that is taken. */
export function firstBid({ kind, board, price_high: top }: Issue): TypedBid {
  const price = board === 'sme' && top !== null ? fromWire(top) : null;
  return { count: board === 'sme' && kind !== 'ofs' ? 2 : 1, isAtCutOff: board !== 'sme', price };
}

/** The bids of an application that was made, as they were typed. */
export const typedAgain = (bids: readonly ApplicationBid[], lotSize: number): TypedBid[] =>
  bids.map(({ quantity, price }) => ({
    count: quantity / lotSize,
    isAtCutOff: price === null,
    price: price === null ? null : fromWire(price),
  }));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readBid(value: unknown): TypedBid | null {
  if (!isObject(value)) return null;
  const { count, isAtCutOff, price } = value;
  return {
    count: typeof count === 'number' && Number.isFinite(count) ? count : null,
    isAtCutOff: isAtCutOff === true,
    price: typeof price === 'number' && isPaise(price) && price >= 0 ? fromPaise(price) : null,
  };
}

/** The name of the drafts that a tab keeps of its applications. */
const draftName = 'application';

/** The draft that a tab keeps of an application for an issue, beside those for others; anybody may have written it. */
export function applicationDraft(issue: Issue): TypedDraft<ApplicationTyped> {
  const { id } = issue;
  const nothing: ApplicationTyped = { bids: [firstBid(issue)], upiId: null, bankId: null };
  const all = (drafts: Drafts) => {
    const kept = drafts.read(draftName);
    return isObject(kept) ? kept : {};
  };
  return {
    read(drafts) {
      const value = all(drafts)[id];
      if (!isObject(value)) return nothing;
      const { bids, upiId, bankId } = value;
      const list: readonly unknown[] = Array.isArray(bids) ? bids : [];
      const read = list.slice(0, mostBids).flatMap((bid) => readBid(bid) ?? []);
      return {
        bids: read.length > 0 ? read : nothing.bids,
        upiId: typeof upiId === 'string' ? upiId : null,
        bankId: typeof bankId === 'string' ? bankId : null,
      };
    },
    write: (drafts, typed) => drafts.write(draftName, { ...all(drafts), [id]: { ...typed } }),
    forget(drafts) {
      const { [id]: _, ...others } = all(drafts);
      if (Object.keys(others).length === 0) drafts.remove(draftName);
      else drafts.write(draftName, others);
    },
    cleared: nothing,
  };
}
