import type { WatchlistStep } from '@wealth/domain';
import type { WatchlistRow } from './watchlistRows.ts';

/** What can be done with the rows of a list. */
export interface RowActions {
  /** False where the order is not the client's own, and in the list of the holdings. */
  canMove: boolean;
  canRemove: boolean;
  onStep: (row: WatchlistRow, step: WatchlistStep) => void;
  onRemove: (row: WatchlistRow) => void;
}
