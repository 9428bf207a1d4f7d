import { useGetWithdrawable, useGetWithdrawals } from '@wealth/api-sdk/fund';
import type { BankAccount, Withdrawal, WithdrawalBody } from '@wealth/api-sdk/model';
import { fromWire, toWire, type Paise } from '@wealth/domain';
import { checkWithdrawal, fundRules, payoutOf } from '@wealth/domain/funds';
import { useDraft, usePreview, useServerNow } from '@wealth/parts';
import { isVerified, payableAt, toFundAccount, useFundAccounts } from '../money/useFundAccounts.ts';
import { useMoneyForm } from '../money/useMoneyForm.ts';
import {
  forgetWithdrawalDraft,
  readWithdrawalDraft,
  writeWithdrawalDraft,
  type WithdrawalTyped,
} from './withdrawalDraft.ts';
import { withdrawalPlacing, withdrawalPreview } from './withdrawalPlacing.ts';

const draftOfTab = {
  read: readWithdrawalDraft,
  write: writeWithdrawalDraft,
  forget: forgetWithdrawalDraft,
  cleared: { amount: null, isAll: false },
};

/** More are never under way; those that have ended are not asked for. */
const newest = 5;

const claimed = { query: { meta: { claims: () => true } } };

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
  const draft = useDraft<WithdrawalTyped>(draftOfTab);
  const { typed, isTouched } = draft;
  const now = useServerNow();
  const money = useMoneyOut();
  const accounts = useFundAccounts({
    chosen: typed.bankId,
    isUsable: (account) => isVerified(account) && now >= payableAt(account),
  });
  const { account } = accounts;
  const amount = typed.isAll ? money.withdrawable : typed.amount;
  const body = bodyOf(amount, account);
  const server = usePreview(withdrawalPreview, body);

  const form = useMoneyForm({
    draft,
    placing: withdrawalPlacing,
    body,
    server,
    amount,
    smallest: null,
    found: checkWithdrawal(
      { amount: amount ?? 0, account: account && toFundAccount(account), at: now },
      { withdrawable: money.mostOut, hasPending: money.pending !== null },
    ),
    onStopped: () => void money.query.refetch(),
    onPlaced,
    onSetPin,
  });
  return {
    ...form,
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
    /** GTTs that it would take the money of. */
    gtts: server.preview?.gtts ?? [],
  };
}

export type WithdrawalFormState = ReturnType<typeof useWithdrawalForm>;
