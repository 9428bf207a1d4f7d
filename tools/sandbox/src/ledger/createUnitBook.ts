import { fromPaise, istDay, noMoney, sellLots, toRupees, type Paise, type SoldPart } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { LotOrigin } from '../database/ledgerTables.ts';
import type { LotTable, OpenLot } from './createLotTable.ts';
import type { Movement } from './createMovementTable.ts';
import { moved, type Moved, type Movements } from './createMovements.ts';

/** A share where it is listed, and its ISIN. */
export interface UnitShare {
  isin: string;
  market: string;
  symbol: string;
}

/** Units of one purchase, and what they have cost. */
export interface GivenLot {
  quantity: number;
  /** Paise for all of them, with their charges. */
  cost: Paise;
  /** When they were bought, epoch milliseconds: tax counts from there. */
  boughtAt: number;
}

interface GivenUnits {
  clientId: string;
  share: UnitShare;
  /** When they are in the demat account, epoch milliseconds. */
  at: number;
  /** The issue or the event of the company. */
  reference: string;
}

/** Books units that come or go without a trade: a movement, and the lots that belong to it. */
export interface UnitBook {
  /** Shares of an issue, paid from the client's bank; they wait in transit until the movement comes to LISTED. */
  allot(units: GivenUnits & { quantity: number; cost: Paise }): Movement<'allotment'>;
  /** Shares that cost nothing; they wait in transit until the movement comes to TRADABLE. */
  giveBonus(units: GivenUnits & { quantity: number }): Movement<'bonus'>;
  /** All settled shares of one ISIN become others: their lots end, and those go on that they became. */
  exchange(
    units: GivenUnits & {
      origin: Extract<LotOrigin, 'split' | 'merger' | 'demerger'>;
      given: string;
      lots: readonly GivenLot[];
    },
  ): Moved<'exchange'>;
  /** Shares from another demat account of the client's, as they were bought there. */
  bringIn(units: GivenUnits & { lots: readonly GivenLot[] }): Movement<'transferIn'>;
  /** Shares to another demat account of the client's: the oldest go, and that is no sale. */
  carryOut(units: GivenUnits & { quantity: number }): Moved<'transferOut'>;
}

interface UnitBookOptions {
  database: Database;
  movements: Movements;
  lots: LotTable;
}

const unitsOf = (lots: ReadonlyArray<{ quantity: number }>) =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);

/** All that is left of a lot, taken out of it for nothing. */
function allOf(lot: OpenLot): SoldPart<OpenLot> {
  const none = { proceeds: noMoney, saleCharges: noMoney, saleTransactionTax: noMoney };
  const { boughtOn, charges, cost, quantity, transactionTax } = lot;
  return { lot, boughtOn, soldOn: boughtOn, quantity, cost, charges, transactionTax, ...none };
}

/** Makes the book. */
export function createUnitBook({ database, movements, lots }: UnitBookOptions): UnitBook {
  function addLot(
    { clientId, share, at }: GivenUnits,
    { id }: Movement,
    { kind, lot }: { kind: LotOrigin; lot: GivenLot },
  ): void {
    const { quantity, cost, boughtAt } = lot;
    const none = { charges: noMoney, transactionTax: noMoney };
    const day = istDay(boughtAt);
    const event = { clientId, reference: id, origin: { kind, id }, at: boughtAt, day, settlesAt: at };
    lots.add(event, { ...share, quantity, cost, ...none });
  }

  return {
    allot: ({ quantity, cost, ...units }) =>
      database.transaction(() => {
        const { clientId, share, at, reference } = units;
        const legs = { money: { amount: cost }, units: { amount: quantity, isin: share.isin } };
        const movement = moved(movements.begin({ clientId, kind: 'allotment', legs, at, reference }));
        addLot(units, movement, { kind: 'allotment', lot: { quantity, cost, boughtAt: at } });
        return movement;
      }),
    giveBonus: ({ quantity, ...units }) =>
      database.transaction(() => {
        const { clientId, share, at, reference } = units;
        const legs = { units: { amount: quantity, isin: share.isin } };
        const movement = moved(movements.begin({ clientId, kind: 'bonus', legs, at, reference }));
        addLot(units, movement, { kind: 'bonus', lot: { quantity, cost: fromPaise(0), boughtAt: at } });
        return movement;
      }),
    exchange: ({ origin, given, lots: received, ...units }) =>
      database.transaction(() => {
        const { clientId, share, at, reference } = units;
        const before = lots.open(clientId, given);
        const legs = {
          given: { amount: unitsOf(before), isin: given },
          received: { amount: unitsOf(received), isin: share.isin },
        };
        const result = movements.begin({ clientId, kind: 'exchange', legs, at, reference });
        const { movement } = result;
        if (!movement) return result;
        const origins = { reference: movement.id, origin: { kind: 'exchange', id: movement.id } } as const;
        lots.take({ clientId, ...origins, at, day: istDay(at), settlesAt: at }, before.map(allOf));
        for (const lot of received) addLot(units, movement, { kind: origin, lot });
        return result;
      }),
    bringIn: ({ lots: brought, ...units }) =>
      database.transaction(() => {
        const { clientId, share, at, reference } = units;
        const legs = { units: { amount: unitsOf(brought), isin: share.isin } };
        const movement = moved(movements.begin({ clientId, kind: 'transferIn', legs, at, reference }));
        for (const lot of brought) addLot(units, movement, { kind: 'broughtIn', lot });
        return movement;
      }),
    carryOut: ({ clientId, share: { isin }, at, reference, quantity }) =>
      database.transaction(() => {
        const legs = { units: { amount: quantity, isin } };
        const result = movements.begin({ clientId, kind: 'transferOut', legs, at, reference });
        const { movement } = result;
        if (!movement) return result;
        const day = istDay(at);
        const gone = { quantity, price: toRupees(noMoney), soldOn: day, lines: [] };
        const { parts } = sellLots(lots.oldest(clientId, isin, quantity), gone);
        const origin = { kind: 'carriedOut', id: movement.id } as const;
        lots.take({ clientId, reference: movement.id, origin, at, day, settlesAt: at }, parts);
        return result;
      }),
  };
}
