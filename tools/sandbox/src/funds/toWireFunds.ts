import { fromPaise, snakeCase, toIstIso, toWire } from '@wealth/domain';
import type { FundFault } from '@wealth/domain/funds';
import type { DataOf } from '@wealth/api-sdk/operations';
import { namedAccount } from '../bank/bankAccounts.ts';
import type { FieldFault } from '../http/answer.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { movementKinds, type MovementState } from '../ledger/movementKinds.ts';
import type { Fund } from './fundContext.ts';
import { fundFaultText, nearestOf, toWireReason } from './fundTexts.ts';
import type { FundPayment } from './fundTable.ts';
import { instructionOf } from './instructionOf.ts';

type WireSettlement = NonNullable<DataOf<'getRunningAccount'>['last']>;

const isDepositState = (state: string): state is MovementState<'deposit'> =>
  Object.hasOwn(movementKinds.deposit.next, state);
const isWithdrawalState = (state: string): state is MovementState<'withdrawal'> =>
  Object.hasOwn(movementKinds.withdrawal.next, state);

const isSettlementState = (state: string): state is MovementState<'settlement'> =>
  Object.hasOwn(movementKinds.settlement.next, state);

export function toWireHistory({ history }: Pick<Movement, 'history'>) {
  return history.map(({ state, at, reason }) => ({
    state,
    time: toIstIso(at),
    reason: toWireReason(reason),
  }));
}

/** The account of a payment, as it was then. */
export const toWireFundAccount = (
  payment: Pick<FundPayment, 'bank_id' | 'ifsc' | 'number_end' | 'holder'>,
) => ({
  id: payment.bank_id,
  ...namedAccount(payment),
  ifsc: payment.ifsc,
  holder: payment.holder,
});

const amountOf = ({ amount }: FundPayment) => toWire(fromPaise(amount));
const timeOf = (at: number | null) => (at === null ? null : toIstIso(at));

export function toWireDeposit({ payment, movement }: Fund<'deposit'>): DataOf<'getDeposit'> {
  const { state } = movement;
  if (!isDepositState(state)) throw new RangeError(`no deposit is ${state}`);
  return {
    id: movement.id,
    method: payment.method,
    amount: amountOf(payment),
    state,
    account: toWireFundAccount(payment),
    instruction: instructionOf(payment),
    asked_at: toIstIso(payment.asked_at),
    due_at: timeOf(payment.due_at),
    history: toWireHistory(movement),
  };
}

export function toWireWithdrawal({ payment, movement }: Fund<'withdrawal'>): DataOf<'getWithdrawal'> {
  const { state } = movement;
  if (!isWithdrawalState(state)) throw new RangeError(`no withdrawal is ${state}`);
  return {
    id: movement.id,
    amount: amountOf(payment),
    state,
    account: toWireFundAccount(payment),
    reference: payment.reference,
    asked_at: toIstIso(payment.asked_at),
    sent_at: toIstIso(payment.sent_at ?? payment.asked_at),
    paid_at: toIstIso(payment.paid_at ?? payment.asked_at),
    history: toWireHistory(movement),
  };
}

export function toWireSettlement({ payment, movement }: Fund<'settlement'>): WireSettlement {
  const { state } = movement;
  if (!isSettlementState(state)) throw new RangeError(`no settlement is ${state}`);
  return {
    id: movement.id,
    amount: amountOf(payment),
    state,
    reason: payment.cause ?? 'choice',
    account: toWireFundAccount(payment),
    reference: payment.reference,
    sent_at: toIstIso(payment.sent_at ?? payment.asked_at),
    paid_at: toIstIso(payment.paid_at ?? payment.asked_at),
    history: toWireHistory(movement),
  };
}

const fieldOf = ({ field }: FundFault) => (field === 'account' ? 'bank_id' : field);

/** A fault as a refusal names it. */
export function toFundFieldFault(fault: FundFault): FieldFault {
  const nearest = nearestOf(fault);
  return {
    field: fieldOf(fault),
    code: snakeCase(fault.code),
    message: fundFaultText(fault),
    ...(nearest === null ? {} : { nearest }),
  };
}

/** A fault as a preview names it, with the nearest amount without it. */
export function toWireFundFault(fault: FundFault) {
  return {
    field: fieldOf(fault),
    code: snakeCase(fault.code),
    message: fundFaultText(fault),
    nearest: nearestOf(fault),
    until: fault.code === 'accountTooNew' ? toIstIso(fault.figures.until) : null,
  } as const;
}
