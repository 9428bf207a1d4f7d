import Big from 'big.js';
import { rupeeSign, type FigureOptions } from './amounts.ts';
import { missing, roundTo, signOf, toDecimal, type DecimalInput } from './decimal.ts';
import { groupDigits, type NumberShape } from './numberFormat.ts';
import { india } from './region.ts';

/** k, M, B, T, or the Indian lakh and crore. */
export type CompactUnits = 'international' | 'indian';

export interface CompactOptions extends FigureOptions {
  /** @default 'international' */
  units?: CompactUnits;
  /** @default true — false for a volume, which is no money. */
  hasRupeeSign?: boolean;
}

interface Step {
  /** The smallest rounded figure of this step. */
  from: Big;
  suffix: string;
  shape: Omit<NumberShape, 'locale'>;
}

const plain: Step = { from: Big(1), suffix: '', shape: { decimals: 2 } };
const thousands = { decimals: 3 };
// ₹1,842 Cr has no decimals, ₹37.36 L has two: whole figures lose theirs.
const lakhs = { decimals: 2, stripsIfInteger: true };

/** Ascending. */
const steps = {
  international: [
    plain,
    { from: Big('1e3'), suffix: 'k', shape: thousands },
    { from: Big('1e6'), suffix: 'M', shape: thousands },
    { from: Big('1e9'), suffix: 'B', shape: thousands },
    { from: Big('1e12'), suffix: 'T', shape: thousands },
  ],
  indian: [
    plain,
    { from: Big('1e5'), suffix: ' L', shape: lakhs },
    { from: Big('1e7'), suffix: ' Cr', shape: lakhs },
  ],
} as const satisfies Record<CompactUnits, readonly Step[]>;

/** Rounds to the decimals of the step, then looks whether the figure has grown into the next one. */
function fit(size: Big, table: readonly Step[]): { step: Step; figure: Big } {
  let best = { step: plain, figure: roundTo(size, plain.shape.decimals) };
  for (const step of table) {
    if (best.figure.times(best.step.from).lt(step.from)) break;
    best = { step, figure: roundTo(size.div(step.from), step.shape.decimals) };
  }
  return best;
}

/**
 * A short amount for axes, legends and market values: ₹3.737M, or ₹37.37 L in Indian units. Below the first suffix
 * two decimals; a figure that rounds up to the next suffix takes it (₹1.000M, never ₹1000.000k).
 */
export function formatCompact(value: DecimalInput, options: CompactOptions = {}): string {
  const decimal = toDecimal(value);
  if (!decimal) return missing;
  const { units = 'international', region = india, isSigned = false, hasRupeeSign = true } = options;
  const { step, figure } = fit(decimal.abs(), steps[units]);
  const digits = groupDigits(figure, { locale: region.locale, ...step.shape });
  const sign = figure.eq(0) ? '' : signOf(decimal, isSigned);
  return `${sign}${hasRupeeSign ? rupeeSign : ''}${digits}${step.suffix}`;
}
