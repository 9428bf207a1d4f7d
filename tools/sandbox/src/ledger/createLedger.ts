import { fromPaise, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { cashOf } from './accountCodes.ts';
import { createActionBook, type ActionBook } from './createActionBook.ts';
import { createCashBook, type CashBook } from './createCashBook.ts';
import { createCashRecords, type CashRecords } from './createCashRecords.ts';
import { createDividendBook, type DividendBook } from './createDividendBook.ts';
import { createFillBook, type FillBook } from './createFillBook.ts';
import { createHolds, type Holds } from './createHolds.ts';
import { createJournal, type LedgerEntry } from './createJournal.ts';
import { createPostedCharges, type PostedCharges } from './createPostedCharges.ts';
import { createLotReport, type LotReport } from './createLotReport.ts';
import { createLotTable, type LotTable } from './createLotTable.ts';
import { createMoneyReader, type MoneyReader } from './createMoneyReader.ts';
import { createTradeHistory, type TradeHistory } from './createTradeHistory.ts';
import { createMovements, type Movements } from './createMovements.ts';
import { createPastUnits, type PastUnitReads } from './createPastUnits.ts';
import { createUnitBook, type UnitBook } from './createUnitBook.ts';
import { createUnitTable, type UnitBalance } from './createUnitTable.ts';
import { isNoTrade } from './isNoTrade.ts';

/**
 * The ledger: every rupee and every unit of the clients as double entries, and what they add up to at this moment. Each
 * write is one transaction, or a part of the one around it.
 */
export interface Ledger
  extends
    CashBook,
    CashRecords,
    DividendBook,
    FillBook,
    LotReport,
    MoneyReader,
    Movements,
    PastUnitReads,
    TradeHistory,
    ActionBook,
    UnitBook,
    Pick<PostedCharges, 'hasDepositoryFee'>,
    Pick<Holds, 'hold' | 'release'>,
    Pick<LotTable, 'realised' | 'realisedOn' | 'priceGain'> {
  /** What `money` says is available, for each order that asks for nothing else of it. */
  available(clientId: string): Paise;
  units(clientId: string): UnitBalance[];
  /** The client's units of one ISIN; null where there are none. */
  unitsOf(clientId: string, isin: string): UnitBalance | null;
  /** Units of an ISIN that are bought and not settled, by when they are. */
  unsettledUnits: LotTable['unsettled'];
  /** What is held of an ISIN and what that has cost, without charges. */
  held: LotTable['held'];
  /** Lots that have units left, the oldest first; of one ISIN, or of all. */
  lots: LotTable['open'];
  /** All entries of a client, in the order in which they were written. It reads the client's whole ledger. */
  entries(clientId: string): LedgerEntry[];
  hasEntries(clientId: string): boolean;
}

export interface LedgerOptions {
  database: Database;
  clock: Pick<SandboxClock, 'now'>;
  /** The source of ids of movements. */
  random: Pick<RandomSource, 'uuid'>;
}

/** Makes the ledger over a database and a clock. */
export function createLedger({ database, clock, random }: LedgerOptions): Ledger {
  const { now } = clock;
  const journal = createJournal(database);
  const source = { database, journal, now };
  const holds = createHolds(source);
  const money = createMoneyReader(source);
  const withdrawable = (clientId: string) => money.withdrawable(clientId).withdrawable;
  const movements = createMovements({ ...source, holds, random, withdrawable });
  const lots = createLotTable(database);
  const units = createUnitTable(database);
  return {
    ...movements,
    ...createCashBook({ ...source, movements }),
    ...createActionBook({ database, movements, lots }),
    ...createUnitBook({ database, movements, lots }),
    ...createDividendBook({ database, movements }),
    ...createFillBook({ ...source, holds, lots }),
    ...createLotReport(database),
    ...createPastUnits(database),
    ...createTradeHistory(database),
    hasDepositoryFee: createPostedCharges(database).hasDepositoryFee,
    hold: holds.hold,
    release: holds.release,
    lots: lots.open,
    realised: lots.realised,
    realisedOn: lots.realisedOn,
    priceGain: lots.priceGain,
    ...money,
    ...createCashRecords({ database, now }),
    available(clientId) {
      // Cash and what is on its way are together all that was posted.
      const { posted, held } = journal.balance(cashOf(clientId));
      return fromPaise(posted - held);
    },
    units: (clientId) => units.all(clientId, now()),
    unitsOf: (clientId, isin) => units.ofIsin({ clientId, isin }, now()),
    unsettledUnits: lots.unsettled,
    held: lots.held,
    entries: (clientId) =>
      database.all(
        database.query.selectFrom('ledger_entry').selectAll().where('client_id', '=', clientId).orderBy('id'),
      ),
    hasEntries(clientId) {
      const { first, query } = database;
      const account = query.selectFrom('ledger_account').select('code').where('client_id', '=', clientId);
      const entry = query.selectFrom('ledger_entry').select('id').where('client_id', '=', clientId);
      // An entry moves something of an account of the client's, or is no trade: each is found by an index.
      const known = [account.limit(1), entry.where(isNoTrade).limit(1)];
      return known.some((rows) => first<unknown>(rows) !== undefined);
    },
  };
}
