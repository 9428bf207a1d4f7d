import { istDay, noMoney, sellLots, toRupees, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { LotOrigin } from '../database/ledgerTables.ts';
import type { LotTable } from './createLotTable.ts';
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
  /** Shares from another demat account of the client's, as they were bought there. */
  bringIn(units: GivenUnits & { lots: readonly GivenLot[] }): Movement<'transferIn'>;
  /** Shares to another demat account of the client's: the oldest go, and that is no sale. */
  carryOut(units: GivenUnits & { quantity: number }): Moved<'transferOut'>;
  /** Shares that a lender has sold: the oldest go, and the price counts as that of a sale; its money never was here. */
  sellOut(units: GivenUnits & { quantity: number; price: Paise }): Moved<'transferOut'>;
}

interface UnitBookOptions {
  database: Database;
  movements: Movements;
  lots: LotTable;
}

/** Units of some lots together. */
export const unitsInLots = (lots: ReadonlyArray<{ quantity: number }>) =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);

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

  function sendOut(
    { clientId, share: { isin }, at, reference, quantity }: GivenUnits & { quantity: number },
    { kind, price }: { kind: 'carriedOut' | 'sale'; price: Paise },
  ): Moved<'transferOut'> {
    const legs = { units: { amount: quantity, isin } };
    const result = movements.begin({ clientId, kind: 'transferOut', legs, at, reference });
    const { movement } = result;
    if (!movement) return result;
    const day = istDay(at);
    const gone = { quantity, price: toRupees(price), soldOn: day, lines: [] };
    const { parts } = sellLots(lots.oldest(clientId, isin, quantity), gone);
    const origin = { kind, id: movement.id } as const;
    lots.take({ clientId, reference: movement.id, origin, at, day, settlesAt: at }, parts);
    return result;
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
    bringIn: ({ lots: brought, ...units }) =>
      database.transaction(() => {
        const { clientId, share, at, reference } = units;
        const legs = { units: { amount: unitsInLots(brought), isin: share.isin } };
        const movement = moved(movements.begin({ clientId, kind: 'transferIn', legs, at, reference }));
        for (const lot of brought) addLot(units, movement, { kind: 'broughtIn', lot });
        return movement;
      }),
    carryOut: (units) => database.transaction(() => sendOut(units, { kind: 'carriedOut', price: noMoney })),
    sellOut: ({ price, ...units }) => database.transaction(() => sendOut(units, { kind: 'sale', price })),
  };
}
