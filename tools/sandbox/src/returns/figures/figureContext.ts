import type { Paise } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { Ledger } from '../../ledger/createLedger.ts';
import type { Position } from '../../ledger/positionsOf.ts';
import type { Market } from '../../market/market.ts';
import type { HeldThen } from '../dailyValues.ts';
import type { History } from '../history.ts';
import type { ReturnSpan } from '../returnSpan.ts';

type WireFigure = DataOf<'getFigure'>;
export type WireFigureId = WireFigure['id'];
/** Figures that the tax report of a year shows. */
export type TaxFigureId = Extract<
  WireFigureId,
  | 'short_term_gain'
  | 'long_term_gain'
  | 'taxable'
  | 'exempt'
  | 'taxed'
  | 'gains_tax'
  | 'cess'
  | 'tax_due'
  | 'gross_dividends'
  | 'deducted_tax'
  | 'transaction_tax'
  | 'other_charges'
>;
/** Figures of the portfolio and of the assets. */
export type FigureId = Exclude<WireFigureId, TaxFigureId>;
type WireLine = WireFigure['lines'][number];

/** A line of a figure: as on the wire, but for its amount. */
export type FigureLine = Omit<WireLine, 'amount'> & { amount: Paise };

/** What figures are made up of. */
export interface FigureContext {
  clientId: string;
  ledger: Ledger;
  market: Market;
  positions: readonly Position[];
  /** Null of who has never held anything. */
  history: History | null;
  /** Null where a range has no day with a history. */
  span: ReturnSpan | null;
  /** What was held before the range began, and at its end; empty where the end is now. */
  heldAtStart: readonly HeldThen[];
  heldAtEnd: readonly HeldThen[];
}

/** Makes the lines of one figure. */
export type FigureLines = (context: FigureContext) => FigureLine[];

/** Whether a range is all that ever was, up to now: then lots can stand behind its gain. */
export function isWhole({ history, span }: FigureContext): boolean {
  return span !== null && span.opening === null && endsNow({ history, span });
}

/** Whether a range goes up to the session of the quotes. */
export function endsNow({ history, span }: Pick<FigureContext, 'history' | 'span'>): boolean {
  return span !== null && history !== null && span.to >= (history.days.at(-1)?.day ?? '');
}
