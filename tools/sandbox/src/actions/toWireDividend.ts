import { fromWire, istInstant, minus, sumOf, taxYearOf, toWire, valueAt, type Paise } from '@wealth/domain';
import type { DividendState } from '@wealth/domain/actions';
import { tableIsinOf } from '../engine/index.ts';
import type { StoredAction } from './actionTable.ts';
import { registrarOf } from './registrarOf.ts';
import { namedShare } from './namedShare.ts';

/** What a letter to the registrar names of a client. */
export interface DividendClaim {
  holder: string;
  demat_account: string;
  pan: string;
  bank_name: string | null;
  masked_number: string | null;
}

/** What a dividend is told with. */
export interface DividendReader {
  claim: DividendClaim;
  /** The tax that the company would deduct if it paid at an instant. */
  deductedAt: (action: StoredAction, at: number) => Paise;
}

/** @throws RangeError for an action that is no dividend. */
function dividendOf({ id, facts }: StoredAction) {
  if (!facts.dividend || facts.perShare === null) throw new RangeError(`${id} is no dividend`);
  return { ...facts.dividend, perShare: facts.perShare };
}

function stateOf({ facts }: StoredAction): DividendState {
  const { paidOn } = facts.dividend ?? { paidOn: null };
  if (paidOn !== null) return 'received';
  return facts.steps.some(({ code, isDone }) => code === 'missing' && isDone) ? 'missing' : 'expected';
}

/** The day that a dividend is of: of its payment, or the one on which it is expected. */
export function dayOfDividend(action: StoredAction): string {
  const { paidOn, expectedOn } = dividendOf(action);
  return paidOn ?? expectedOn;
}

/** A dividend as openapi/wealth.yaml spells it. */
export function toWireDividend(action: StoredAction, { claim, deductedAt }: DividendReader) {
  const { id, isin, ex_date, facts } = action;
  const { account, deducted, expectedOn, missingOn, paidOn, perShare } = dividendOf(action);
  const gross = valueAt(perShare, facts.entitled);
  const tds = paidOn === null ? deductedAt(action, istInstant(expectedOn)) : deducted;
  return {
    id,
    action_id: id,
    instrument: namedShare(facts.before.share),
    isin,
    state: stateOf(action),
    ex_date,
    record_date: facts.recordDate,
    expected_on: expectedOn,
    missing_on: missingOn,
    paid_on: paidOn,
    tax_year: taxYearOf(paidOn ?? expectedOn).name,
    quantity: facts.entitled,
    per_share: toWire(perShare),
    gross: toWire(gross),
    tds: toWire(tds),
    net: toWire(minus(gross, tds)),
    account,
    registrar: registrarOf(tableIsinOf(isin)),
    claim,
  };
}

type WireDividend = ReturnType<typeof toWireDividend>;

/** Totals of dividends by state. */
function sumsOf(dividends: readonly WireDividend[], state: WireDividend['state']) {
  const own = dividends.filter((one) => one.state === state);
  const total = (figure: 'gross' | 'tds' | 'net') => toWire(sumOf(own.map((one) => fromWire(one[figure]))));
  return { count: own.length, gross: total('gross'), tds: total('tds'), net: total('net') };
}

/** Totals by tax year, the newest first. */
export function dividendYears(dividends: readonly WireDividend[]) {
  return [...Map.groupBy(dividends, ({ tax_year: year }) => year)]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([tax_year, ofYear]) => ({
      tax_year,
      received: sumsOf(ofYear, 'received'),
      expected: sumsOf(ofYear, 'expected'),
      missing: sumsOf(ofYear, 'missing'),
    }));
}
