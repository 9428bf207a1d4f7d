import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { ChargeCode } from '../charges/chargeRules.ts';
import type { ChargeLine } from '../charges/orderCharges.ts';
import { sellLots, type SoldPart } from '../lots/sellLots.ts';
import type { TaxLot } from '../lots/taxLot.ts';
import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import { noMoney, toRupees, type Paise } from '../money/paise.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import type { TaxedGain } from './taxedGain.ts';
import type { GainsTax } from './taxOfGains.ts';
import { addedTax, taxedGainOf } from './taxOfSale.ts';
import { cessOf } from './taxSteps.ts';
import { taxYearOf } from './taxYear.ts';
import { gainsOfYear, type YearSoFar } from './yearSoFar.ts';

/** A share that is held, and what its sale would be charged. */
export interface ExitHolding<Lot extends TaxLot = TaxLot> {
  /** All units, whether they can be sold today or not. */
  lots: readonly Lot[];
  price: Paise;
  /** The charges of the sale of all of them, the depository's among them. */
  lines: readonly ChargeLine[];
}

/** What the sale of one share would leave. */
export interface ExitPart<Holding extends ExitHolding = ExitHolding> {
  holding: Holding;
  quantity: number;
  value: Paise;
  charges: Paise;
  gain: Record<HoldingTerm, Paise>;
  parts: Array<SoldPart<Holding['lots'][number]>>;
}

/** What it would leave to sell everything today. `value` less `charges`, `tax` and `cess` is `net`. */
export interface Exit<Holding extends ExitHolding = ExitHolding> {
  value: Paise;
  /** By their code, over all sales. */
  lines: Array<{ code: ChargeCode; amount: Paise }>;
  charges: Paise;
  gain: Record<HoldingTerm, Paise>;
  /** What the sales would add to the tax of the year; below zero where losses lower it. */
  taxOf: Record<HoldingTerm, Paise>;
  tax: Paise;
  cess: Paise;
  net: Paise;
  exemptionUsed: Paise;
  /** Losses of earlier years that the sales would use. */
  lossesUsed: Paise;
  /** In the order of the holdings. */
  holdings: Array<ExitPart<Holding>>;
}

function gainsBy(gains: readonly TaxedGain[]): Record<HoldingTerm, Paise> {
  const of = (wanted: HoldingTerm) =>
    sumOf(gains.filter(({ term }) => term === wanted).map(({ gain }) => gain));
  return { shortTerm: of('shortTerm'), longTerm: of('longTerm') };
}

const taxOfTerm = ({ lines }: GainsTax, wanted: HoldingTerm) =>
  sumOf(lines.filter(({ term }) => term === wanted).map(({ tax }) => tax));

const broughtUsed = ({ reliefs }: GainsTax) =>
  sumOf(reliefs.filter(({ from }) => 'year' in from).map(({ amount }) => amount));

/**
 * What would be left of all shares if they were sold on a day at these prices: after the charges of the sales, and after what
 * they would add to the tax on the gains of the year with its cess, before surcharge.
 */
export function exitToday<Holding extends ExitHolding>(
  holdings: readonly Holding[],
  soFar: YearSoFar,
  on: CalendarDay,
): Exit<Holding> {
  const sold = holdings.map((holding): ExitPart<Holding> => {
    const { price, lines } = holding;
    const lots: ReadonlyArray<Holding['lots'][number]> = holding.lots;
    const quantity = lots.reduce((units, lot) => units + lot.quantity, 0);
    const { parts } = sellLots(lots, { quantity, price: toRupees(price), soldOn: on, lines });
    return {
      holding,
      quantity,
      value: valueAt(price, quantity),
      charges: sumOf(lines.map(({ amount }) => amount)),
      gain: gainsBy(parts.map(taxedGainOf)),
      parts,
    };
  });
  const amounts = new Map<ChargeCode, Paise>();
  for (const { code, amount } of holdings.flatMap(({ lines }) => lines)) {
    amounts.set(code, sumOf([amounts.get(code) ?? noMoney, amount]));
  }
  const gains = sold.flatMap(({ parts }) => parts.map(taxedGainOf));
  const ofYear = { ...soFar, gains: gainsOfYear(soFar.gains, on) };
  const { without, whole } = addedTax(gains, ofYear, on);
  const year = taxYearOf(on);
  const taxOf = {
    shortTerm: minus(taxOfTerm(whole, 'shortTerm'), taxOfTerm(without, 'shortTerm')),
    longTerm: minus(taxOfTerm(whole, 'longTerm'), taxOfTerm(without, 'longTerm')),
  };
  const value = sumOf(sold.map((part) => part.value));
  const charges = sumOf(sold.map((part) => part.charges));
  const tax = sumOf([taxOf.shortTerm, taxOf.longTerm]);
  const cess = minus(cessOf(whole.total, year).amount, cessOf(without.total, year).amount);
  return {
    value,
    lines: [...amounts].map(([code, amount]) => ({ code, amount })),
    charges,
    gain: gainsBy(gains),
    taxOf,
    tax,
    cess,
    net: minus(value, sumOf([charges, tax, cess])),
    exemptionUsed: minus(whole.exempt, without.exempt),
    lossesUsed: minus(broughtUsed(whole), broughtUsed(without)),
    holdings: sold,
  };
}
