import type { Order } from '@wealth/api-sdk/model';
import { useOrderWords } from './useOrderWords.ts';

/** What kind of order it is, and how long it stands. */
export function TypeCell({ order }: { order: Order }) {
  const words = useOrderWords();
  return (
    <>
      <span className="row-lead">{words.typeOf(order)}</span>
      <span className="row-note truncate text-caption text-fg-subtle">{words.validityOf(order)}</span>
    </>
  );
}
