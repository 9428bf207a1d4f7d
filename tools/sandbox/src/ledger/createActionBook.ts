import { istDay, noMoney, type CalendarDay, type SoldPart } from '@wealth/domain';
import {
  demergeLots,
  exchangeLots,
  sharesBy,
  type Demerger,
  type LotFraction,
  type ShareRatio,
} from '@wealth/domain/actions';
import type { Database } from '../database/database.ts';
import type { LotTable } from './createLotTable.ts';
import type { OpenLot } from './lotRows.ts';
import type { Movement } from './createMovementTable.ts';
import { moved, type Movements } from './createMovements.ts';
import { createPledging, runningPledges, type PledgeOwner, type Pledging } from './createPledging.ts';
import { unitsInLots, type UnitShare } from './createUnitBook.ts';

/** An action of a company, for one of the clients who hold its share. */
type ActionUnits = PledgeOwner;

export interface ExchangeUnits extends ActionUnits {
  origin: 'split' | 'merger';
  /** ISIN of what is given. */
  given: string;
  /** What is received. */
  share: UnitShare;
  ratio: ShareRatio;
}

export interface BonusUnits extends ActionUnits {
  share: UnitShare;
  quantity: number;
  recordDate: CalendarDay;
  /** Day of the lot. */
  allottedAt: number;
  /** Epoch milliseconds. */
  tradableAt: number;
}

export interface DemergerUnits extends ActionUnits, Demerger {
  /** ISIN of the old share. */
  of: string;
  /** The new share. */
  share: UnitShare;
  /** When the new share can be sold, epoch milliseconds. */
  tradableAt: number;
}

/** New shares that a company has given, on their way. */
export type InTransit = Movement<'bonus'> | Movement<'demerger'>;

/** Books what companies do to the shares of clients. */
export interface ActionBook {
  /**
   * All shares of one ISIN become shares of another: lots go on with their days and costs, what waits for its settlement settles
   * as the new share, and what is pledged stays pledged. What is left over of a whole share is returned.
   *
   * @throws RangeError where an open sale holds some of them, or some are in transit; as the database refuses it when it happened.
   */
  exchange(units: ExchangeUnits): LotFraction<OpenLot> | null;
  /** Shares that cost nothing; they wait in transit until they are tradable. */
  giveBonus(units: BonusUnits): Movement<'bonus'>;
  /** A part of the cost goes to shares of a new company, which wait in transit until they list; null for less than a share. */
  demerge(units: DemergerUnits): {
    movement: Movement<'demerger'> | null;
    fraction: LotFraction<OpenLot> | null;
  };
  /** What was in transit can be sold, or is pledged as the shares that it was given for. */
  endTransit(movement: InTransit, at: number, ratio: ShareRatio): void;
}

interface ActionBookOptions {
  database: Database;
  movements: Movements;
  lots: LotTable;
}

/** All that is left of a lot, taken out of it for nothing. */
function allOf(lot: OpenLot): SoldPart<OpenLot> {
  const none = { proceeds: noMoney, saleCharges: noMoney, saleTransactionTax: noMoney };
  const { boughtOn, charges, cost, quantity, transactionTax } = lot;
  return { lot, boughtOn, soldOn: boughtOn, quantity, cost, charges, transactionTax, ...none };
}

interface Places {
  settled: number;
  /** By when they settle. */
  incoming: ReadonlyMap<number, number>;
  inTransit: number;
}

/** Where the units of lots are at an instant. */
function placesOf(lots: readonly OpenLot[], at: number): Places {
  const coming = lots.filter(({ settlesAt }) => settlesAt > at);
  const bought = Map.groupBy(
    coming.filter(({ origin }) => origin === 'trade'),
    ({ settlesAt }) => settlesAt,
  );
  const incoming = new Map([...bought].map(([settlesAt, ofTime]) => [settlesAt, unitsInLots(ofTime)]));
  return {
    settled: unitsInLots(lots.filter(({ settlesAt }) => settlesAt <= at)),
    incoming,
    inTransit: unitsInLots(coming.filter(({ origin }) => origin !== 'trade')),
  };
}

const sumOfValues = (units: ReadonlyMap<number, number>) =>
  [...units.values()].reduce((sum, quantity) => sum + quantity, 0);
const legOf = (amount: number, isin: string) => (amount > 0 ? { amount, isin } : undefined);

interface ReplacedLots {
  before: readonly OpenLot[];
  after: readonly OpenLot[];
  share: UnitShare & { tradableAt?: number };
  /** What they come from now; null where that goes on. */
  origin: 'merger' | 'demerger' | null;
}

/** Puts lots in the place of those that there were. */
function createReplace(lots: LotTable) {
  return function replace(
    { clientId, at, reference }: ActionUnits,
    { id }: { id: string },
    { before, after, share, origin }: ReplacedLots,
  ): void {
    const own = { clientId, reference: id, origin: { kind: 'exchange', id } as const };
    lots.take({ ...own, at, day: istDay(at), settlesAt: at }, before.map(allOf));
    for (const lot of after) {
      const kind = origin ?? lot.origin;
      const { boughtAt, boughtOn, bonusRecordedOn, settlesAt } = lot;
      lots.add(
        {
          clientId,
          // The purchase goes on: it is what the client finds it by.
          reference: lot.reference,
          origin: { kind, id: lot.originId },
          at: boughtAt,
          day: boughtOn,
          settlesAt: Math.max(settlesAt, share.tradableAt ?? settlesAt),
          actionId: reference,
          bonusRecordedOn,
        },
        { ...lot, isin: share.isin, market: share.market, symbol: share.symbol },
      );
    }
  };
}

type ReplaceLots = ReturnType<typeof createReplace>;

/** Makes what lets all shares of one ISIN become shares of another. */
function createExchange(
  { movements, lots }: ActionBookOptions,
  { replace, unpledge, pledgeAgain }: Pledging & { replace: ReplaceLots },
): ActionBook['exchange'] {
  /** Takes back that units settle as the old share; what settles instead is said once there is the new one. */
  function recall({ clientId, reference }: ActionUnits, isin: string, incoming: Places['incoming']) {
    return [...incoming].map(([settlesAt, amount]) => {
      const legs = { recalled: { amount, isin } };
      const recalled = movements.begin({ clientId, kind: 'resettlement', legs, at: settlesAt, reference });
      return { settlesAt, movement: moved(recalled) };
    });
  }

  return function exchange(units: ExchangeUnits): LotFraction<OpenLot> | null {
    const { clientId, at, given, origin, ratio, reference, share } = units;
    const before = lots.open(clientId, given);
    const { lots: after, fraction } = exchangeLots(before, ratio);
    const [from, to] = [placesOf(before, at), placesOf(after, at)];
    if (from.inTransit > 0) throw new RangeError(`${from.inTransit} shares of ${given} are in transit`);
    const pledges = unpledge(units, given);
    const recalled = recall(units, given, from.incoming);
    const legs = {
      given: legOf(from.settled, given),
      received: legOf(to.settled, share.isin),
      incomingGiven: legOf(sumOfValues(from.incoming), given),
      incomingReceived: legOf(sumOfValues(to.incoming), share.isin),
    };
    const movement = moved(movements.begin({ clientId, kind: 'exchange', legs, at, reference }));
    for (const { settlesAt, movement: one } of recalled) {
      const settled = legOf(to.incoming.get(settlesAt) ?? 0, share.isin);
      moved(movements.advance(one, 'SETTLED', { at: settlesAt, legs: { settled } }));
    }
    for (const { legs: held, reference: of } of pledges) {
      const { whole } = sharesBy(held[0]?.amount ?? 0, ratio);
      pledgeAgain({ clientId, at, reference: of ?? reference }, { amount: whole, isin: share.isin });
    }
    replace(units, movement, { before, after, share, origin: origin === 'merger' ? 'merger' : null });
    return fraction;
  };
}

/** Makes what lets a company give new shares. */
function createGiving({ movements, lots }: ActionBookOptions, replace: ReplaceLots) {
  function giveBonus(units: BonusUnits): Movement<'bonus'> {
    const { clientId, share, at, reference, quantity, recordDate, allottedAt, tradableAt } = units;
    const legs = { units: { amount: quantity, isin: share.isin } };
    const movement = moved(movements.begin({ clientId, kind: 'bonus', legs, at, reference }));
    const none = { cost: noMoney, charges: noMoney, transactionTax: noMoney };
    lots.add(
      {
        clientId,
        reference: movement.id,
        origin: { kind: 'bonus', id: movement.id },
        at: allottedAt,
        day: istDay(allottedAt),
        settlesAt: tradableAt,
        actionId: reference,
        bonusRecordedOn: recordDate,
      },
      { ...share, quantity, ...none },
    );
    return movement;
  }

  function demerge(units: DemergerUnits): ReturnType<ActionBook['demerge']> {
    const { clientId, at, of, reference, share, tradableAt } = units;
    const before = lots.open(clientId, of);
    const { kept, given } = demergeLots(before, units);
    const [first] = before;
    if (!first) throw new RangeError(`no shares of ${of} are held`);
    const old = { isin: of, market: first.market, symbol: first.symbol };
    replace(units, { id: reference }, { before, after: kept, share: old, origin: null });
    const quantity = unitsInLots(given.lots);
    if (quantity === 0) return { movement: null, fraction: given.fraction };
    const legs = { units: { amount: quantity, isin: share.isin } };
    const movement = moved(movements.begin({ clientId, kind: 'demerger', legs, at, reference }));
    const made = { before: [], after: given.lots, share: { ...share, tradableAt } };
    replace(units, movement, { ...made, origin: 'demerger' });
    return { movement, fraction: given.fraction };
  }

  return { giveBonus, demerge };
}

/** Makes the book. */
export function createActionBook(options: ActionBookOptions): ActionBook {
  const { database, movements, lots } = options;
  const replace = createReplace(lots);
  const pledging = createPledging(movements);
  const exchange = createExchange(options, { ...pledging, replace });
  const { giveBonus, demerge } = createGiving(options, replace);

  function endTransit(movement: InTransit, at: number, ratio: ShareRatio): void {
    const { clientId, legs, reference } = movement;
    const [units] = legs;
    const isin = units?.isin ?? null;
    if (!units || isin === null) throw new RangeError(`${movement.id} moves no units`);
    if (movement.kind === 'demerger') {
      moved(movements.advance({ ...movement, kind: 'demerger' }, 'LISTED', { at }));
      return;
    }
    moved(movements.advance({ ...movement, kind: 'bonus' }, 'TRADABLE', { at }));
    // What a bonus gives for pledged shares is pledged with them. Assumption: as a pledge at the depository is.
    const pledged = movements
      .movements(clientId, runningPledges)
      .filter(({ at: since, legs: held }) => since <= movement.at && held[0]?.isin === isin)
      .reduce((sum, { legs: held }) => sum + (held[0]?.amount ?? 0), 0);
    const more = { after: ratio.after - ratio.before, before: ratio.before };
    const amount = pledged === 0 ? 0 : Math.min(units.amount, sharesBy(pledged, more).whole);
    pledging.pledgeAgain({ clientId, at, reference: reference ?? movement.id }, { amount, isin });
  }

  return {
    exchange: (units) => database.transaction(() => exchange(units)),
    giveBonus: (units) => database.transaction(() => giveBonus(units)),
    demerge: (units) => database.transaction(() => demerge(units)),
    endTransit: (movement, at, ratio) => database.transaction(() => endTransit(movement, at, ratio)),
  };
}
