import {
  fromPaise,
  minus,
  negated,
  sumOf,
  toIstIso,
  toWire,
  valueAt,
  type CalendarDay,
  type ChargeCode,
} from '@wealth/domain';
import { findInstrument } from '../market/findInstrument.ts';
import type { TradeWithoutOrder } from '../orders/wire/createContractNotes.ts';
import { toWireCharges } from '../orders/wire/toWireDetail.ts';
import { tradeIdOf, type IssueTable, type StoredApplication } from './issueTable.ts';
import { referenceOf } from './referenceOf.ts';

type Traded = StoredApplication & { traded_at: number };

function toTrade(table: Pick<IssueTable, 'chargesOf'>, traded: Traded): TradeWithoutOrder[] {
  const { id, isin, side, allotted, price, traded_at: at } = traded;
  const share = findInstrument(traded.market, traded.symbol);
  if (!share || !allotted || price === null) return [];
  const { market, symbol, name } = share;
  const value = valueAt(fromPaise(price), allotted);
  const lines = table.chargesOf(traded);
  const charges = sumOf(lines.map(({ amount }) => amount));
  const posted = new Map<ChargeCode, number>();
  for (const { code, amount } of lines) posted.set(code, (posted.get(code) ?? 0) + amount);
  const wireCharges = toWireCharges(lines);
  const row = {
    order_id: id,
    exchange_order_id: referenceOf(traded),
    instrument: { market, symbol, name },
    isin,
    side,
    placed_at: toIstIso(traded.asked_at),
    trades: [
      {
        id: tradeIdOf(id),
        exchange_trade_id: referenceOf(traded),
        price: toWire(fromPaise(price)),
        quantity: allotted,
        time: toIstIso(at),
      },
    ],
    quantity: allotted,
    average_price: toWire(fromPaise(price)),
    value: toWire(value),
    charges: wireCharges,
    charges_total: toWire(charges),
    estimated_charges: toWire(charges),
    estimated_price: toWire(fromPaise(price)),
    net: toWire(side === 'SELL' ? minus(value, charges) : negated(sumOf([value, charges]))),
  };
  return [{ row, value, posted, at }];
}

/** What a client traded on a day in offers for sale and blocks, as a contract note has it. */
export function tradesWithoutOrder(
  table: Pick<IssueTable, 'chargesOf' | 'tradedOn'>,
  { clientId, day }: { clientId: string; day: CalendarDay },
): TradeWithoutOrder[] {
  return table.tradedOn(clientId, day).flatMap((traded) => toTrade(table, traded));
}
