import {
  addDays,
  istDay,
  istInstant,
  noMoney,
  sumOf,
  valueAt,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import {
  bonusDays,
  bonusOf,
  dividendDays,
  entitledRights,
  fractionPaidOn,
  rightsDays,
  type LotFraction,
  type ShareFraction,
} from '@wealth/domain/actions';
import {
  rightsIsinOf,
  type CorporateAction,
  type DemergerAction,
  type DividendAction,
  type Instrument,
  type RatioAction,
  type RightsAction,
} from '../engine/index.ts';
import type { OpenLot } from '../ledger/lotRows.ts';
import { settledMinute } from '../ledger/tradeDays.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { ActionContext, Telling } from './actionContext.ts';
import { roundedPaise, type ActionFacts, type ActionLot, type ActionShare } from './actionFacts.ts';
import { actionNotice } from './actionNotices.ts';
import { actionPrices } from './actionPrices.ts';

/** Minutes since midnight IST at which registrars pay. Assumption. */
const payMinute = 11 * 60;

/** An action that happens to one client. */
interface Applied<Action extends CorporateAction = CorporateAction> {
  clientId: string;
  id: string;
  action: Action;
  /** When the ex-date begins, epoch milliseconds. */
  at: number;
  old: ActionShare;
  entitled: number;
  /** The opening reference of the ex-date. */
  price: Paise;
}

/** What an action has made, beside what all have in common. */
type Effect = Partial<
  Omit<ActionFacts, 'recordDate' | 'before' | 'entitled' | 'lotsBefore' | 'lotsAfter' | 'after'>
> & {
  /** The new share of a demerger, at the price that it stands at until it lists. */
  newShare?: { share: ActionShare; price: Paise } | undefined;
};

/** Names an action: what happened to a share on a day. */
export const actionIdOf = (kind: string, isin: string, exDate: CalendarDay) => `${kind}-${isin}-${exDate}`;

const toLot = ({ id, isin, origin, boughtOn, quantity, cost, settlesAt }: OpenLot): ActionLot => {
  return { id, isin, origin, boughtOn, quantity, cost, sellableFrom: istDay(settlesAt) };
};

const step = (code: ActionFacts['steps'][number]['code'], at: number, isDone = false) => ({
  code,
  at,
  isDone,
});

const costOf = (lots: ReadonlyArray<{ cost: Paise }>) => sumOf(lots.map(({ cost }) => cost));
const unitsOf = (lots: ReadonlyArray<{ quantity: number }>) =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is paid for the fraction of a share, and when. */
function fractionFacts(
  { clientId, id, at, action }: Applied,
  fraction: ShareFraction | LotFraction<OpenLot> | null,
  { price, ledger }: { price: Paise; ledger: ActionContext['ledger'] },
): Pick<ActionFacts, 'fraction' | 'steps'> {
  if (!fraction) return { fraction: null, steps: [] };
  const { numerator, denominator } = fraction;
  const paid =
    'lot' in fraction
      ? {
          cost: fraction.cost,
          charges: fraction.charges,
          transactionTax: fraction.transactionTax,
          boughtOn: fraction.lot.boughtOn,
        }
      : { cost: noMoney, charges: noMoney, transactionTax: noMoney, boughtOn: null };
  const amount = roundedPaise((price * numerator) / denominator);
  const expectedOn = fractionPaidOn(action.recordDate);
  const facts = { numerator, denominator, ...paid, amount, expectedOn, paidOn: null };
  if (amount === 0) return { fraction: facts, steps: [] };
  ledger.begin({ clientId, kind: 'fraction', legs: { money: { amount } }, at, reference: id });
  return { fraction: facts, steps: [step('fraction_paid', istInstant(expectedOn, payMinute))] };
}

/** Makes what books a demerger. */
function createDemerger({ ledger, market }: Pick<ActionContext, 'ledger' | 'market'>) {
  return (one: Applied<DemergerAction>): Effect => {
    const { clientId, at, id, action, old, price } = one;
    const { after, before, costShare, newSymbol, priceShare } = action;
    const ratio = { after, before };
    const child = findInstrument(old.market, newSymbol);
    if (!child) throw new RangeError(`there is no ${newSymbol} on ${old.market}`);
    const share = { market: old.market, symbol: newSymbol, isin: market.isinOf(child, action.exDate) };
    // What the old share has lost is what the new one is worth.
    const implied = roundedPaise(((price * priceShare) / (10_000 - priceShare)) * (before / after));
    const tradableAt = istInstant(child.listedOn, settledMinute);
    const units = { clientId, at, reference: id, of: old.isin, share, ratio, costShare };
    const { movement, fraction } = ledger.demerge({ ...units, tradableAt });
    const paid = fractionFacts(one, fraction, { price: implied, ledger });
    const common = { ...paid, ratio, costShare, newShare: { share, price: implied } };
    if (!movement) return common;
    return {
      ...common,
      given: movement.legs[0]?.amount ?? 0,
      tradableFrom: child.listedOn,
      listedOn: child.listedOn,
      steps: [step('listed', tradableAt), ...paid.steps],
    };
  };
}

/** Books an action of each kind. */
function createEffects({ ledger, market }: ActionContext) {
  function split(one: Applied<RatioAction>, instrument: Instrument): Effect {
    const { clientId, at, id, action, old } = one;
    const ratio = { after: action.after, before: action.before };
    const share = { ...old, isin: market.isinOf(instrument, action.exDate) };
    const units = { clientId, at, reference: id, given: old.isin, share, ratio };
    const fraction = ledger.exchange({ ...units, origin: 'split' });
    return { ratio, ...fractionFacts(one, fraction, { price: one.price, ledger }) };
  }

  function bonus(one: Applied<RatioAction>): Effect {
    const { clientId, at, id, action, old, entitled, price } = one;
    const { recordDate } = action;
    const ratio = { after: action.after, before: action.before };
    const { lot, fraction, tradableFrom } = bonusOf(entitled, ratio, recordDate);
    const { allottedOn } = bonusDays(recordDate);
    const [allottedAt, tradableAt] = [istInstant(allottedOn), istInstant(tradableFrom, settledMinute)];
    const paid = fractionFacts(one, fraction, { price, ledger });
    if (!lot) return { ratio, ...paid };
    const { quantity } = lot;
    const units = { clientId, at, reference: id, share: old, quantity, recordDate };
    ledger.giveBonus({ ...units, allottedAt, tradableAt });
    const steps = [step('allotted', allottedAt), step('tradable', tradableAt), ...paid.steps];
    return { ...paid, ratio, given: quantity, allottedOn, tradableFrom, steps };
  }

  function dividend({ clientId, at, id, action, old, entitled }: Applied<DividendAction>): Effect {
    const perShare = roundedPaise(action.amountPaise);
    const { expectedOn, missingOn } = dividendDays(action);
    const amount = valueAt(perShare, entitled);
    ledger.expectDividend({ clientId, isin: old.isin, amount, at, event: id });
    const open = { paidOn: null, deducted: noMoney, isWithheld: false, account: null };
    return {
      perShare,
      dividend: { expectedOn, missingOn, ...open },
      steps: [step('paid', istInstant(expectedOn, payMinute)), step('missing', istInstant(missingOn))],
    };
  }

  function rights({ action, old, entitled }: Applied<RightsAction>): Effect {
    const ratio = { after: action.after, before: action.before };
    const { opensOn, closesOn } = rightsDays(action.recordDate);
    const symbol = `${old.symbol}-RE`;
    const quantity = entitledRights(entitled, ratio);
    return {
      ratio,
      perShare: roundedPaise(action.pricePaise),
      rights: { isin: rightsIsinOf(old.isin), symbol, quantity, opensOn, closesOn },
      steps: [
        step('window_opened', istInstant(opensOn)),
        step('window_closed', istInstant(addDays(closesOn, 1))),
      ],
    };
  }

  const demerger = createDemerger({ ledger, market });

  return (one: Applied, instrument: Instrument): Effect => {
    const { action } = one;
    switch (action.kind) {
      case 'split':
        return split({ ...one, action: { ...action, kind: 'split' } }, instrument);
      case 'bonus':
        return bonus({ ...one, action: { ...action, kind: 'bonus' } });
      case 'dividend':
        return dividend({ ...one, action });
      case 'rights':
        return rights({ ...one, action });
      case 'demerger':
        return demerger({ ...one, action });
    }
  };
}

/** Makes what applies an action to what a client holds as its ex-date begins. */
export function createApply(context: ActionContext) {
  const { database, events, ledger, market, notices, table } = context;
  const bookEffect = createEffects(context);

  function sidesOf(
    after: readonly OpenLot[],
    { old, price, newIsin, effect }: SidesOf,
  ): ActionFacts['after'] {
    const own = after.filter(({ isin }) => isin === newIsin);
    const kept = { share: { ...old, isin: newIsin }, quantity: unitsOf(own), cost: costOf(own), price };
    const { newShare } = effect;
    if (!newShare) return [kept];
    const given = after.filter(({ isin }) => isin === newShare.share.isin);
    return [kept, { ...newShare, quantity: unitsOf(given), cost: costOf(given) }];
  }

  /** Applies one action of an issuer to one client; nothing where it has happened, or nothing is held. */
  return (
    { clientId, instrument, action }: { clientId: string; instrument: Instrument; action: CorporateAction },
    telling: Telling,
  ): void => {
    const { exDate, kind, recordDate } = action;
    const at = istInstant(exDate);
    const isin = market.isinOf(instrument, addDays(exDate, -1));
    const newIsin = market.isinOf(instrument, exDate);
    const id = actionIdOf(kind, isin, exDate);
    const lotsBefore = ledger.lots(clientId, isin);
    const entitled = unitsOf(lotsBefore);
    const known = table.find(clientId, id);
    if (entitled === 0 || known !== null) return;
    const { symbol } = instrument;
    const old = { market: instrument.market, symbol, isin };
    const prices = actionPrices(market, instrument, action);
    database.transaction(() => {
      const one = { clientId, id, action, at, old, entitled, price: prices.after };
      const effect = bookEffect(one, instrument);
      const { newShare, steps = [], ...effects } = effect;
      const isins = new Set([newIsin, newShare?.share.isin]);
      const lotsAfter = ledger.lots(clientId).filter((lot) => isins.has(lot.isin));
      const facts: ActionFacts = {
        ...nothingElse,
        ...effects,
        recordDate,
        entitled,
        before: { share: old, quantity: entitled, cost: costOf(lotsBefore), price: prices.before },
        after: sidesOf(lotsAfter, { old, price: prices.after, newIsin, effect }),
        lotsBefore: lotsBefore.map(toLot),
        lotsAfter: lotsAfter.map(toLot),
        steps: [step('ex_date', at, true), ...steps],
      };
      const names = { client_id: clientId, id, kind, isin, new_isin: newIsin, ex_date: exDate, at };
      table.add({ ...names, market: old.market, symbol, facts });
      if (telling === 'past') return;
      const notice = actionNotice({ id, kind, symbol, market: old.market, facts });
      if (notice) notices.add(clientId, notice);
      database.afterCommit(() => events.publish(clientId, { kind: 'asset' }));
    });
  };
}

interface SidesOf {
  old: ActionShare;
  price: Paise;
  newIsin: string;
  effect: Effect;
}

/** What most actions have nothing of. */
const nothingElse = {
  ratio: null,
  perShare: null,
  costShare: null,
  given: 0,
  allottedOn: null,
  tradableFrom: null,
  listedOn: null,
  fraction: null,
  rights: null,
  dividend: null,
} as const;
