import type { DataOf } from '@wealth/api-sdk/operations';
import {
  averagePrice,
  chargeCodes,
  fromPaise,
  fromWire,
  istInstant,
  minus,
  negated,
  settlesOn,
  specialSessionOn,
  sumOf,
  toIstIso,
  toWire,
  tradeDayOf,
  valueAt,
  type CalendarDay,
  type ChargeCode,
  type Paise,
} from '@wealth/domain';
import type { Identities } from '../../clients/identities.ts';
import type { Database } from '../../database/database.ts';
import { createPostedCharges, type PostedOfDay, type PostedSums } from '../../ledger/createPostedCharges.ts';
import { findInstrument } from '../../market/findInstrument.ts';
import { documentNumber, toWireOwner, type DocumentOwner } from '../../clients/documentHead.ts';
import { orderNumberOf } from '../model/exchangeNumbers.ts';
import { countedPrice, estimatedCharges } from '../model/orderMoney.ts';
import type { OrderTrade, StoredOrder } from '../model/orderRows.ts';
import { createOrderTable } from '../table/orderTable.ts';
import { toWireCharges } from './toWireDetail.ts';
import { toWireTrade } from './toWireOrder.ts';

type ContractNote = DataOf<'getContractNote'>;
type NoteSummary = DataOf<'getContractNotes'>['items'][number];

export interface ContractNotes {
  /** The note of a trading day, over both exchanges; null of a day without a trade. */
  find(client: DocumentOwner, day: CalendarDay): ContractNote | null;
  /** What the notes of some days come to, the earliest first; both days are part of it. */
  list(client: DocumentOwner, days: { from: CalendarDay | null; to: CalendarDay | null }): NoteSummary[];
}

/** Minutes since midnight IST at which a day's note is final; after a special session that ends later, its end. */
const issuedMinute = 18 * 60;
const minutesADay = 24 * 60;

/** A final note never grows: where something is traded at any hour, or was, it is final when its day is over. */
function issuedAt(
  day: CalendarDay,
  wasAlwaysOpen: boolean,
  trades: ReadonlyArray<Pick<OrderTrade, 'at'>>,
): number {
  const closesAtMinute = specialSessionOn(day)?.hours?.closesAtMinute ?? 0;
  const issued = istInstant(day, Math.max(issuedMinute, closesAtMinute));
  const isLate = trades.some(({ at }) => at >= issued);
  return wasAlwaysOpen || isLate ? istInstant(day, minutesADay) : issued;
}

/** One order with what of it counts to the day. */
interface NotedOrder {
  order: StoredOrder;
  trades: readonly OrderTrade[];
  quantity: number;
  value: Paise;
  /** As the ledger has posted them. */
  posted: PostedSums;
  charges: Paise;
}

const totalOf = (posted: PostedSums): Paise => sumOf([...posted.values()].map(fromPaise));

function linesOf(sums: readonly PostedSums[]): Array<{ code: ChargeCode; amount: Paise }> {
  return chargeCodes.map((code) => ({
    code,
    amount: sumOf(sums.map((posted) => fromPaise(posted.get(code) ?? 0))),
  }));
}

const receivedOf = ({ order, value, charges }: NotedOrder): Paise =>
  order.side === 'SELL' ? minus(value, charges) : negated(sumOf([value, charges]));

/** What the ticket named, for the part that was filled. */
function estimateOf({ order, trades, quantity, charges }: NotedOrder): Paise {
  const [first] = trades;
  const filled = first && estimatedCharges({ ...order, quantity }, tradeDayOf(first.at));
  return filled?.total ?? charges;
}

const nameOf = (market: string, symbol: string) => findInstrument(market, symbol)?.name ?? symbol;

function toWireNoted(noted: NotedOrder): ContractNote['orders'][number] {
  const { order, trades, quantity, value, posted, charges } = noted;
  const { market, symbol } = order;
  const average = averagePrice([{ cost: value, quantity }])?.toNumber() ?? 0;
  const counted = countedPrice(order);
  return {
    order_id: order.id,
    exchange_order_id: order.exchange_number ?? orderNumberOf(order, order.placed_at),
    instrument: { market, symbol, name: nameOf(market, symbol) },
    isin: order.isin,
    side: order.side,
    placed_at: toIstIso(order.placed_at),
    trades: trades.map((trade) => toWireTrade(order, trade)),
    quantity,
    average_price: average,
    value: toWire(value),
    charges: toWireCharges(linesOf([posted])),
    charges_total: toWire(charges),
    estimated_charges: toWire(estimateOf(noted)),
    estimated_price: counted === null ? average : toWire(counted),
    net: toWire(receivedOf(noted)),
  };
}

/** Adds up several sums, charge by charge. */
function joined(sums: readonly PostedSums[]): PostedSums {
  return new Map(linesOf(sums).map(({ code, amount }) => [code, amount]));
}

/** A trade of a day that came of no order: of an offer for sale, or of a block. */
export interface TradeWithoutOrder {
  row: ContractNote['orders'][number];
  value: Paise;
  posted: PostedSums;
  /** Epoch milliseconds. */
  at: number;
}

const otherSumOf = (others: readonly TradeWithoutOrder[], side: 'BUY' | 'SELL') =>
  sumOf(others.filter(({ row }) => row.side === side).map(({ value }) => value));

/** What a note reads besides orders. */
interface NoteMarket {
  /** In order of time. */
  withoutOrder(clientId: string, day: CalendarDay): readonly TradeWithoutOrder[];
  /** Whether the market was open at any hour of a day. */
  wasAlwaysOpen(day: CalendarDay): boolean;
}

/** Makes the contract notes: the trades of orders, with the charges that the ledger has posted for them. */
export function createContractNotes(
  database: Database,
  identities: Identities,
  { wasAlwaysOpen, withoutOrder }: NoteMarket,
): ContractNotes {
  const table = createOrderTable(database);
  const postedCharges = createPostedCharges(database);

  function notedOrders(trades: readonly OrderTrade[], { orders, depository }: PostedOfDay): NotedOrder[] {
    const byOrder = Map.groupBy(trades, ({ order_id }) => order_id);
    return [...byOrder].flatMap(([id, own]) => {
      const order = table.byId(id);
      if (!order) return [];
      // The depository's charge belongs to the trade that was the first sale of its ISIN.
      const asked = own.flatMap((trade) => depository.get(trade.id) ?? []);
      const charged = orders.get(id);
      const posted = joined(charged ? [charged, ...asked] : asked);
      return {
        order,
        trades: own,
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
        value: sumOf(own.map(({ price_paise, quantity }) => valueAt(fromPaise(price_paise), quantity))),
        posted,
        charges: totalOf(posted),
      };
    });
  }

  const sumOfSide = (noted: readonly NotedOrder[], side: StoredOrder['side']) =>
    sumOf(noted.filter(({ order }) => order.side === side).map(({ value }) => value));

  function find(client: DocumentOwner, day: CalendarDay): ContractNote | null {
    const { id } = client;
    const trades = table.tradesOn(id, day);
    const others = withoutOrder(id, day);
    if (trades.length === 0 && others.length === 0) return null;
    const noted = notedOrders(trades, postedCharges.ofDay(id, day)).toSorted(
      (left, right) => left.order.seq - right.order.seq,
    );
    return {
      number: documentNumber('CN', day, id),
      day,
      issued_at: toIstIso(issuedAt(day, wasAlwaysOpen(day), [...trades, ...others])),
      client: toWireOwner(client, identities),
      orders: [...noted.map(toWireNoted), ...others.map(({ row }) => row)],
      bought: toWire(sumOf([sumOfSide(noted, 'BUY'), otherSumOf(others, 'BUY')])),
      sold: toWire(sumOf([sumOfSide(noted, 'SELL'), otherSumOf(others, 'SELL')])),
      charges: toWireCharges(linesOf([...noted, ...others].map(({ posted }) => posted))),
      charges_total: toWire(
        sumOf([...noted.map(({ charges }) => charges), ...others.map(({ posted }) => totalOf(posted))]),
      ),
      net: toWire(sumOf([...noted.map(receivedOf), ...others.map(({ row }) => fromWire(row.net))])),
      settlement_date: settlesOn(day),
    };
  }

  return {
    find,
    list: (client, days) =>
      table.tradeDays(client.id, days).flatMap((day) => {
        const note = find(client, day);
        if (!note) return [];
        const { number, issued_at, orders, bought, sold, charges, charges_total, net } = note;
        return { number, day, issued_at, orders: orders.length, bought, sold, charges, charges_total, net };
      }),
  };
}
