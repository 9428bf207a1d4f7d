import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import type { TypedDraft } from '@wealth/parts';

/** What was typed into a bid on a block. */
export interface BlockTyped {
  /** The block that was chosen; null before that. */
  blockId: string | null;
  /** Null for the smallest quantity of the block. */
  quantity: number | null;
  isQuantityTyped: boolean;
  /** Null for the price of the block. */
  price: Paise | null;
  isPriceTyped: boolean;
}

const draftName = 'block';

const nothing: BlockTyped = {
  blockId: null,
  quantity: null,
  isQuantityTyped: false,
  price: null,
  isPriceTyped: false,
};

/** The draft that a tab keeps of a bid; anybody may have written it. */
export const blockDraft: TypedDraft<BlockTyped> = {
  read(drafts) {
    const value = drafts.read(draftName);
    if (typeof value !== 'object' || value === null) return nothing;
    const { blockId, quantity, price, ...is }: Partial<Record<keyof BlockTyped, unknown>> = value;
    return {
      blockId: typeof blockId === 'string' ? blockId : null,
      quantity: typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : null,
      isQuantityTyped: is.isQuantityTyped === true,
      price: typeof price === 'number' && isPaise(price) && price >= 0 ? fromPaise(price) : null,
      isPriceTyped: is.isPriceTyped === true,
    };
  },
  write: (drafts, typed) => drafts.write(draftName, { ...typed }),
  forget: (drafts) => drafts.remove(draftName),
  cleared: nothing,
};
