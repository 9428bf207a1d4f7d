import type { DataOf } from '@wealth/api-sdk/operations';
import {
  averagePrice,
  chargeCodes,
  fromPaise,
  istInstant,
  minus,
  negated,
  settlesOn,
  specialSessionOn,
  sumOf,
  toIstIso,
  toWire,
  valueAt,
  type CalendarDay,
  type ChargeCode,
  type Paise,
} from '@wealth/domain';
import type { Identities } from '../clients/identities.ts';
import type { Database } from '../database/database.ts';
import { createPostedCharges, type PostedOfDay, type PostedSums } from '../ledger/createPostedCharges.ts';
import { findInstrument } from '../market/findInstrument.ts';
import { maskedPan } from './maskedPan.ts';
import { estimatedCharges } from './orderMoney.ts';
import type { OrderTrade, StoredOrder } from './orderRows.ts';
import { createOrderTable } from './orderTable.ts';
import { toWireCharges } from './toWireDetail.ts';
import { toWireTrade } from './toWireOrder.ts';

type ContractNote = DataOf<'getContractNote'>;

export interface ContractNotes {
  /** The note of a trading day, over both exchanges; null of a day without a trade. */
  find(client: { id: string; name: string }, day: CalendarDay): ContractNote | null;
}

/** Minutes since midnight IST at which a day's note is final. trading.md "Money"; after a special session that ends later. */
const issuedMinute = 18 * 60;

function issuedAt(day: CalendarDay): number {
  const closesAtMinute = specialSessionOn(day)?.hours?.closesAtMinute ?? 0;
  return istInstant(day, Math.max(issuedMinute, closesAtMinute));
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

/** What the ticket named for the part that was filled: as if all of it had met the worst price that the order takes. */
function estimateOf({ order, trades, quantity, charges }: NotedOrder): Paise {
  const [first] = trades;
  const filled = first && estimatedCharges({ ...order, quantity, placed_at: first.at });
  return filled?.total ?? charges;
}

const nameOf = (market: string, symbol: string) => findInstrument(market, symbol)?.name ?? symbol;

function toWireNoted(noted: NotedOrder): ContractNote['orders'][number] {
  const { order, trades, quantity, value, posted, charges } = noted;
  const { market, symbol } = order;
  return {
    order_id: order.id,
    instrument: { market, symbol, name: nameOf(market, symbol) },
    isin: order.isin,
    side: order.side,
    placed_at: toIstIso(order.placed_at),
    trades: trades.map(toWireTrade),
    quantity,
    average_price: averagePrice([{ cost: value, quantity }])?.toNumber() ?? 0,
    value: toWire(value),
    charges: toWireCharges(linesOf([posted])),
    charges_total: toWire(charges),
    estimated_charges: toWire(estimateOf(noted)),
    net: toWire(receivedOf(noted)),
  };
}

/** Makes the contract notes: the trades of orders, with the charges that the ledger has posted for them. */
export function createContractNotes(database: Database, identities: Identities): ContractNotes {
  const table = createOrderTable(database);
  const postedCharges = createPostedCharges(database);

  function notedOrders(trades: readonly OrderTrade[], orders: PostedOfDay['orders']): NotedOrder[] {
    const byOrder = Map.groupBy(trades, ({ order_id }) => order_id);
    return [...byOrder].flatMap(([id, own]) => {
      const order = table.byId(id);
      if (!order) return [];
      const posted = orders.get(id) ?? new Map<ChargeCode, number>();
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

  function depositoryOf(noted: readonly NotedOrder[], byTrade: PostedOfDay['depository']) {
    return noted.flatMap(({ order: { isin, market, symbol }, trades }) =>
      trades.flatMap(({ id }) => {
        const posted = byTrade.get(id);
        return posted ? [{ isin, name: nameOf(market, symbol), amount: totalOf(posted) }] : [];
      }),
    );
  }

  const sumOfSide = (noted: readonly NotedOrder[], side: StoredOrder['side']) =>
    sumOf(noted.filter(({ order }) => order.side === side).map(({ value }) => value));

  return {
    find({ id, name }, day) {
      const trades = table.tradesOn(id, day);
      if (trades.length === 0) return null;
      const { orders, depository } = postedCharges.ofDay(id, day);
      const noted = notedOrders(trades, orders).toSorted((left, right) => left.order.seq - right.order.seq);
      const asked = depositoryOf(noted, depository);
      const askedInAll = sumOf(asked.map(({ amount }) => amount));
      return {
        number: `CN-${day.replaceAll('-', '')}-${id}`,
        day,
        issued_at: toIstIso(issuedAt(day)),
        client: { name, code: `W${id}`, pan: maskedPan(identities.find(id)?.id_no ?? '') },
        orders: noted.map(toWireNoted),
        depository: asked.map((row) => ({ ...row, amount: toWire(row.amount) })),
        bought: toWire(sumOfSide(noted, 'BUY')),
        sold: toWire(sumOfSide(noted, 'SELL')),
        charges: toWireCharges(linesOf(noted.map(({ posted }) => posted))),
        charges_total: toWire(sumOf([...noted.map(({ charges }) => charges), askedInAll])),
        net: toWire(minus(sumOf(noted.map(receivedOf)), askedInAll)),
        settlement_date: settlesOn(day),
      };
    },
  };
}
