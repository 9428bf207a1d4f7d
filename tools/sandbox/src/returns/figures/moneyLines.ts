import { istDay, negated, snakeCase, sumOf, type Paise } from '@wealth/domain';
import { kindOf } from '../../funds/toWireRecord.ts';
import type { FigureContext, FigureId, FigureLine, FigureLines } from './figureContext.ts';

/** Every record: the totals by kind are of all of them. */
const allRecords = { kind: null, state: null, from: null, to: null, words: [], before: null, limit: -1 };

const ofFigure = (code: FigureLine['code'], amount: Paise, id: FigureId): FigureLine => ({
  code,
  amount,
  source: { kind: 'figure', id },
});

/** What moved settled cash, by the kind of its records. */
export const cashLines: FigureLines = ({ clientId, ledger }) => {
  const records = Map.groupBy(ledger.cashRecords(clientId, allRecords), ({ kind }) => kind);
  return [...records].map(([kind, ofKind]) => ({
    code: kindOf(kind),
    amount: sumOf(ofKind.map(({ amount }) => amount)),
    source: { kind: 'record', id: kindOf(kind) },
  }));
};

/** Proceeds on their way, by the day on which they come. */
export const unsettledLines: FigureLines = ({ clientId, ledger }) =>
  ledger.arrivingMoney(clientId).map(({ at, amount }) => ({
    code: 'unsettled_sales',
    amount,
    date: istDay(at),
    source: { kind: 'day', id: istDay(at) },
  }));

/** What blocks money: orders by their ids, and movements. */
export const blockedLines: FigureLines = ({ clientId, ledger }) =>
  ledger.heldMoney(clientId).map(({ reference, amount }) => {
    const isMovement = ledger.movement(clientId, reference) !== null;
    return {
      code: isMovement ? 'pending_withdrawal' : 'waiting_orders',
      amount,
      source: { kind: isMovement ? 'movement' : 'order', id: reference },
    };
  });

export const availableLines: FigureLines = ({ clientId, ledger }) => {
  const { cash, unsettled, blocked } = ledger.money(clientId);
  return [
    ofFigure('cash', cash, 'cash'),
    ofFigure('unsettled', unsettled, 'unsettled'),
    ofFigure('blocked', negated(blocked), 'blocked'),
  ];
};

/** From the balance to what may leave: what holds it back is below zero. */
export const withdrawableLines: FigureLines = ({ clientId, ledger }) => {
  const { cash, unsettled } = ledger.money(clientId);
  const { lines } = ledger.withdrawable(clientId);
  return [
    ofFigure('cash', cash, 'cash'),
    ofFigure('unsettled', unsettled, 'unsettled'),
    ...lines.map(({ code, amount, freesAt }) => ({
      code: snakeCase(code),
      amount: negated(amount),
      ...(freesAt !== null && { date: istDay(freesAt) }),
      source: { kind: 'figure' as const, id: 'withdrawable' },
    })),
  ];
};

export const totalLines: FigureLines = ({ clientId, ledger, positions }: FigureContext) => {
  const { cash, unsettled } = ledger.money(clientId);
  return [
    ofFigure('cash', cash, 'cash'),
    ofFigure('unsettled', unsettled, 'unsettled'),
    ofFigure('holdings', sumOf(positions.map(({ value }) => value)), 'value'),
  ];
};
