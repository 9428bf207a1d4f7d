import Big from 'big.js';
import { rupeeSign, type FigureOptions } from './amounts.ts';
import { missing, roundTo, signOf, toDecimal, type DecimalInput } from './decimal.ts';
import { groupDigits } from './numberFormat.ts';
import { compactUnitsOfCountry, india, type CompactUnits } from './region.ts';

export interface CompactOptions extends FigureOptions {
  /** @default those of the region's country */
  units?: CompactUnits;
  /** @default true — false for a volume, which is no money and is counted in whole units below the first suffix. */
  hasRupeeSign?: boolean;
  /** Leaves out the decimals that say nothing: ₹46 L for ₹46.0 L, ₹40k for ₹40.000k. */
  isForAxis?: boolean;
}

interface Step {
  /** The smallest rounded figure of this step. */
  from: Big;
  suffix: string;
  round: (value: Big) => Big;
  /** Of a rounded figure of this step. */
  decimalsOf: (figure: Big) => number;
}

function withDecimals(decimals: number) {
  return { round: (value: Big) => roundTo(value, decimals), decimalsOf: () => decimals };
}

/** ₹2.06 Cr, ₹37.4 L, ₹299 Cr, ₹1,210 Cr. */
const threeFigures = {
  round: (value: Big) => value.prec(3, Big.roundHalfUp),
  decimalsOf: (figure: Big) => Math.max(0, 2 - figure.e),
};

const plain: Step = { from: Big(1), suffix: '', ...withDecimals(2) };
const wholeUnits: Step = { ...plain, ...withDecimals(0) };
const thousands = withDecimals(3);

/** Ascending, above what is written out. */
const steps = {
  international: [
    { from: Big('1e3'), suffix: 'k', ...thousands },
    { from: Big('1e6'), suffix: 'M', ...thousands },
    { from: Big('1e9'), suffix: 'B', ...thousands },
    { from: Big('1e12'), suffix: 'T', ...thousands },
  ],
  indian: [
    { from: Big('1e5'), suffix: ' L', ...threeFigures },
    { from: Big('1e7'), suffix: ' Cr', ...threeFigures },
    { from: Big('1e12'), suffix: ' L Cr', ...threeFigures },
  ],
} as const satisfies Record<CompactUnits, readonly Step[]>;

/** Rounds as the step does, then looks whether the figure has grown into the next one. */
function fit(size: Big, first: Step, table: readonly Step[]): { step: Step; figure: Big } {
  let best = { step: first, figure: first.round(size) };
  for (const step of table) {
    if (best.figure.times(best.step.from).lt(step.from)) break;
    best = { step, figure: step.round(size.div(step.from)) };
  }
  return best;
}

/**
 * A short amount for axes, legends and market values: ₹37.4 L in Indian units with three significant figures, or
 * ₹3.737M with three decimals. Below the first suffix two decimals; a figure that rounds up to the next suffix takes it
 * (₹1.000M, never ₹1000.000k).
 */
export function formatCompact(value: DecimalInput, options: CompactOptions = {}): string {
  const decimal = toDecimal(value);
  if (!decimal) return missing;
  const { region = india, hasRupeeSign = true } = options;
  const units = options.units ?? compactUnitsOfCountry(region.country);
  const { step, figure } = fit(decimal.abs(), hasRupeeSign ? plain : wholeUnits, steps[units]);
  const digits = groupDigits(figure, {
    locale: region.locale,
    decimals: step.decimalsOf(figure),
    stripsZeros: options.isForAxis === true,
  });
  const sign = figure.eq(0) ? '' : signOf(decimal, options.isSigned === true);
  return `${sign}${hasRupeeSign ? rupeeSign : ''}${digits}${step.suffix}`;
}
