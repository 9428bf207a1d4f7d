import { minus, negated, percentOf, sumOf } from '../money/arithmetic.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { cessRules } from './capitalGainRules.ts';
import type { Relief, RateName } from './setOffLosses.ts';
import type { GainLine, GainsTax } from './taxOfGains.ts';
import type { TaxYear } from './taxYear.ts';

export type TaxStepCode =
  /** From the gains of a rate to what is taxed of it. */
  | 'gains'
  | 'losses'
  /** What of its losses lowers gains of another rate, and what is carried forward: they are no loss of this line. */
  | 'moved'
  | 'carried'
  /** What losses of another rate, and of earlier years, lower it by. */
  | 'setOff'
  | 'broughtForward'
  | 'taxable'
  | 'exempt'
  | 'taxed'
  /** From what is taxed to what is due. */
  | 'tax'
  | 'cess'
  | 'total';

/** One line of the set-off sheet; what lowers is below zero. */
export interface TaxStep {
  code: TaxStepCode;
  amount: Paise;
  /** The rate that it is about; null for cess and total. */
  rate: RateName | null;
  /** Of `setOff` and `broughtForward`: where the loss comes from; of `moved` where it goes. */
  other: Relief['from'] | null;
  /** Of `tax` and `cess`: what the percent is taken of. */
  base: Paise | null;
  /** Percentage points, as text. */
  percent: string | null;
}

/** What is due on top of the tax of a year. */
export interface Cess {
  percent: string;
  amount: Paise;
}

/** The cess on the tax of a year; none before the tables begin. */
export function cessOf(tax: Paise, year: TaxYear): Cess {
  const first = cessRules[0];
  if (first && year.firstDay < first.effectiveFrom) return { percent: '0', amount: noMoney };
  const { percent } = rowInForce(cessRules, year.firstDay);
  return { percent, amount: percentOf(tax, percent) };
}

const isOf = (rate: RateName | Relief['from'], line: GainLine) =>
  'percent' in rate &&
  rate.term === line.term &&
  rate.percent === line.percent &&
  rate.section === line.section;

function stepsOfLine(line: GainLine, reliefs: readonly Relief[]): TaxStep[] {
  const { term, percent, section } = line;
  const rate = { term, percent, section };
  const step = (code: TaxStepCode, amount: Paise, other: Relief['from'] | null = null): TaxStep => ({
    code,
    amount,
    rate,
    other,
    base: null,
    percent,
  });
  const moved = reliefs.filter(({ from }) => isOf(from, line));
  const taken = reliefs.filter(({ to }) => isOf(to, line));
  const reliefSteps = taken.map(({ from, amount }) =>
    step('year' in from ? 'broughtForward' : 'setOff', negated(amount), from),
  );
  const movedAmount = sumOf(moved.map(({ amount }) => amount));
  const loss = line.gain < noMoney ? negated(line.gain) : noMoney;
  const carried = minus(loss, movedAmount);
  return [
    step('gains', line.gains),
    ...(line.losses > noMoney ? [step('losses', negated(line.losses))] : []),
    ...moved.map(({ to, amount }) => step('moved', amount, to)),
    ...(loss > noMoney && carried > noMoney ? [step('carried', carried)] : []),
    ...reliefSteps,
    ...(term === 'longTerm' ? [step('taxable', line.taxable), step('exempt', negated(line.exempt))] : []),
    step('taxed', line.taxed),
  ];
}

/**
 * The way from the gains of a year to its tax, in the order in which the law takes it: each short-term rate, each long-term
 * rate, then the tax of each, cess and total. The steps of a rate before `taxable` (of a short-term one before `taxed`) add
 * up to it.
 */
export function taxSteps(tax: GainsTax, year: TaxYear): TaxStep[] {
  const ofTerm = (wanted: GainLine['term']) => tax.lines.filter(({ term }) => term === wanted);
  const ordered = [...ofTerm('shortTerm'), ...ofTerm('longTerm')];
  const cess = cessOf(tax.total, year);
  const none = { rate: null, other: null };
  return [
    ...ordered.flatMap((line) => stepsOfLine(line, tax.reliefs)),
    ...ordered.map(({ term, percent, section, taxed, tax: amount }): TaxStep => ({
      code: 'tax',
      amount,
      rate: { term, percent, section },
      other: null,
      base: taxed,
      percent,
    })),
    { ...none, code: 'cess', amount: cess.amount, base: tax.total, percent: cess.percent },
    { ...none, code: 'total', amount: sumOf([tax.total, cess.amount]), base: null, percent: null },
  ];
}
