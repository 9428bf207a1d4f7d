import { useGetWithdrawable, useGetWithdrawals } from '@wealth/api-sdk/fund';
import type { BankAccount, Withdrawal, WithdrawalBody, WithdrawalPreview } from '@wealth/api-sdk/model';
import { fromWire, toWire, type Paise } from '@wealth/domain';
import { checkWithdrawal, fundRules, payoutOf } from '@wealth/domain/funds';
import { useServerNow } from '@wealth/parts';
import { usePlacing, type Judgement } from '@wealth/placing';
import { useRef, useState } from 'react';
import { allFaults, requiredFault, type MoneyFault } from '../money/fundFaults.ts';
import { isVerified, payableAt, toFundAccount, useFundAccounts } from '../money/useFundAccounts.ts';
import { useFundPreview } from '../money/useFundPreview.ts';
import { useMoneyDraft } from '../money/useMoneyDraft.ts';
import { useRefusals } from '../money/useRefusals.ts';
import {
  forgetWithdrawalDraft,
  readWithdrawalDraft,
  writeWithdrawalDraft,
  type WithdrawalTyped,
} from './withdrawalDraft.ts';
import { withdrawalPlacing, withdrawalPreview } from './withdrawalPlacing.ts';

const draft = {
  read: readWithdrawalDraft,
  write: writeWithdrawalDraft,
  forget: forgetWithdrawalDraft,
  cleared: { amount: null, isAll: false },
};

/** More are never under way; those that have ended are not asked for. */
const newest = 5;

const claimed = { query: { meta: { claims: () => true } } };

const judge = ({ errors }: WithdrawalPreview): Judgement => (errors.length > 0 ? 'refused' : 'good');

const isUnderWay = ({ state }: Withdrawal) => state === 'REQUESTED' || state === 'SENT';

/** What can leave, and what is leaving already. */
function useMoneyOut() {
  const query = useGetWithdrawable(claimed);
  const { data: withdrawals } = useGetWithdrawals({ limit: newest }, claimed);
  const withdrawable = query.data ? fromWire(query.data.withdrawable) : null;
  return {
    query,
    withdrawable,
    /** Until it is known the server alone knows it. */
    mostOut: withdrawable ?? fundRules.largestAmount,
    pending: withdrawals?.items.find(isUnderWay) ?? null,
  };
}

function bodyOf(amount: Paise | null, account: BankAccount | null): WithdrawalBody | null {
  return amount === null || !account ? null : { amount: toWire(amount), bank_id: account.id };
}

export interface WithdrawalFormOptions {
  onPlaced: (withdrawal: Withdrawal) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

/** The form of a withdrawal, and the way of what is sent. */
export function useWithdrawalForm({ onPlaced, onSetPin }: WithdrawalFormOptions) {
  const { typed, isTouched, change, forget } = useMoneyDraft<WithdrawalTyped>(draft);
  const [isTried, setIsTried] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const refusals = useRefusals();
  const [sent, setSent] = useState<WithdrawalBody | null>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const now = useServerNow();
  const money = useMoneyOut();
  const accounts = useFundAccounts({
    chosen: typed.bankId,
    isUsable: (account) => isVerified(account) && now >= payableAt(account),
  });
  const { account } = accounts;
  const amount = typed.isAll ? money.withdrawable : typed.amount;
  const body = bodyOf(amount, account);
  const server = useFundPreview(withdrawalPreview, body);

  const own = checkWithdrawal(
    { amount: amount ?? 0, account: account && toFundAccount(account), at: now },
    { withdrawable: money.mostOut, hasPending: money.pending !== null },
  ).filter(({ field, code }) => field === 'account' || amount !== null || code === 'pendingWithdrawal');
  const found = [
    ...(amount === null ? [requiredFault(null)] : []),
    ...allFaults(own, server.preview?.errors ?? []),
    ...refusals.refused,
  ];
  // While it is typed every amount begins below the minimum.
  const isTold = ({ code }: MoneyFault) =>
    isTried || (code === 'below_minimum' ? isLeft : code !== 'required');

  const flow = usePlacing({
    placing: withdrawalPlacing,
    body: sent,
    seen: null,
    judge,
    onStopped() {
      server.askAgain();
      void money.query.refetch();
    },
    takesRefusal: refusals.take,
    onPlaced(withdrawal) {
      forget();
      setIsTried(false);
      setIsLeft(false);
      onPlaced(withdrawal);
    },
    onSetPin,
  });

  return {
    typed,
    /** Whether something was typed since it was opened. */
    isTouched,
    amount,
    accounts,
    money,
    server,
    /** When it would go and arrive. */
    payout: server.preview
      ? { sentAt: Date.parse(server.preview.sent_at), paidAt: Date.parse(server.preview.paid_at) }
      : payoutOf(now),
    sent,
    flow,
    amountInput,
    amountFaults: found.filter((fault) => fault.field === 'amount' && isTold(fault)),
    accountFaults: found.filter((fault) => fault.field === 'account' && isTried),
    change(different: Partial<WithdrawalTyped>) {
      refusals.clear();
      change(different);
    },
    leave: () => setIsLeft(amount !== null),
    review() {
      setIsTried(true);
      if (body === null || found.length > 0) {
        if (found.some(({ field }) => field === 'amount')) amountInput.current?.focus();
        return;
      }
      setSent(body);
      flow.begin();
    },
  };
}

export type WithdrawalFormState = ReturnType<typeof useWithdrawalForm>;
