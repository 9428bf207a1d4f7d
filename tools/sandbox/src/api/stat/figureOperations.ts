import { averagePrice, fromPaise, sumOf, toIstIso, type Paise } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { toWirePercent, toWireRupees } from '../../ledger/paise.ts';
import type { Position } from '../../ledger/positionsOf.ts';
import type { Services } from '../../services/services.ts';

function sum(positions: readonly Position[], figure: 'gain' | 'value' | 'dayChange'): Paise {
  return sumOf(positions.map((position) => position[figure]));
}

function getPortfolio({ accounts, clock, histories, market }: Services) {
  return handle('getPortfolio', ({ client }) => {
    const positions = accounts.positions(client.id);
    const value = sum(positions, 'value');
    const gain = sum(positions, 'gain');
    const dayChange = sum(positions, 'dayChange');
    return ok({
      value: toWireRupees(value),
      invested: toWireRupees(value - gain),
      day: market.engine().sessionDate(),
      day_change: toWireRupees(dayChange),
      day_change_percent: toWirePercent(value, value - dayChange),
      realised: toWireRupees(histories.realised(client.id)),
      unrealised: toWireRupees(gain),
      as_of: toIstIso(clock.now()),
    });
  });
}

function getAsset({ accounts, ledger, clock }: Services) {
  return handle('getAsset', ({ client }) => {
    const money = ledger.money(client.id);
    const positions = accounts.positions(client.id);
    const value = sum(positions, 'value');
    const pledged = sumOf(positions.map(({ pledged: units, lastPrice }) => fromPaise(units * lastPrice)));
    return ok({
      cash: toWireRupees(money.cash),
      available: toWireRupees(money.available),
      blocked: toWireRupees(money.blocked),
      unsettled: toWireRupees(money.unsettled),
      pledged: toWireRupees(pledged),
      withdrawable: toWireRupees(money.withdrawable),
      holdings_value: toWireRupees(value),
      total: toWireRupees(sumOf([money.cash, money.unsettled, value])),
      as_of: toIstIso(clock.now()),
    });
  });
}

function toWireHolding(position: Position) {
  return {
    instrument: { market: position.market, symbol: position.symbol, name: position.name },
    isin: position.isin,
    sector: position.sector,
    listed: position.isListed,
    quantity: position.quantity,
    settled: position.settled,
    t1_quantity: position.t1Quantity,
    pledged: position.pledged,
    in_transit: position.inTransit,
    waiting: position.waiting,
    sellable: position.sellable,
    arriving: position.arriving.map(({ kind, quantity, on }) => ({
      kind: kind === 't1' ? ('t1' as const) : ('in_transit' as const),
      quantity,
      sellable_from: on,
    })),
    average_price: averagePrice([position])?.toNumber() ?? 0,
    next_price: averagePrice([position.next])?.toNumber() ?? 0,
    last_price: toWireRupees(position.lastPrice),
    value: toWireRupees(position.value),
    pnl: toWireRupees(position.gain),
    pnl_percent: toWirePercent(position.value, position.value - position.gain),
    day_change: toWireRupees(position.dayChange),
  };
}

function getHoldings({ accounts }: Services) {
  return handle('getHoldings', ({ client }) => ok(accounts.positions(client.id).map(toWireHolding)));
}

/** Operations on a client's money and holdings. */
export function figureOperations(services: Services) {
  return {
    getPortfolio: getPortfolio(services),
    getAsset: getAsset(services),
    getHoldings: getHoldings(services),
  };
}
