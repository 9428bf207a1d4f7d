import { toIstIso } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { toWireAverage, toWirePercent, toWireRupees } from '../../ledger/paise.ts';
import type { Position } from '../../ledger/sumUp.ts';
import type { Services } from '../../services/services.ts';

function sum(positions: readonly Position[], figure: 'cost' | 'value' | 'dayChange'): number {
  return positions.reduce((total, position) => total + position[figure], 0);
}

function getPortfolio({ accounts, clock }: Services) {
  return handle('getPortfolio', ({ client }) => {
    const positions = accounts.positions(client.id);
    const value = sum(positions, 'value');
    const invested = sum(positions, 'cost');
    const dayChange = sum(positions, 'dayChange');
    return ok({
      value: toWireRupees(value),
      invested: toWireRupees(invested),
      day_change: toWireRupees(dayChange),
      day_change_percent: toWirePercent(value, value - dayChange),
      realised: toWireRupees(accounts.realisedGain(client.id)),
      unrealised: toWireRupees(value - invested),
      as_of: toIstIso(clock.now()),
    });
  });
}

function getAsset({ accounts, clock }: Services) {
  return handle('getAsset', ({ client }) => {
    const money = accounts.money(client.id);
    const positions = accounts.positions(client.id);
    const value = sum(positions, 'value');
    const pledged = positions.reduce((total, { pledged: units, lastPrice }) => total + units * lastPrice, 0);
    return ok({
      cash: toWireRupees(money.cash),
      available: toWireRupees(money.available),
      blocked: toWireRupees(money.blocked),
      unsettled: toWireRupees(money.unsettled),
      pledged: toWireRupees(pledged),
      withdrawable: toWireRupees(Math.max(0, money.available)),
      holdings_value: toWireRupees(value),
      total: toWireRupees(money.cash + value),
      as_of: toIstIso(clock.now()),
    });
  });
}

function toWireHolding(position: Position) {
  return {
    instrument: { market: position.market, symbol: position.symbol, name: position.name },
    quantity: position.quantity,
    t1_quantity: position.t1Quantity,
    pledged: position.pledged,
    average_price: toWireAverage(position.cost, position.quantity),
    last_price: toWireRupees(position.lastPrice),
    value: toWireRupees(position.value),
    pnl: toWireRupees(position.value - position.cost),
    pnl_percent: toWirePercent(position.value, position.cost),
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
