import type { Deposit, DepositBody, DepositPreview } from '@wealth/api-sdk/model';
import { fromWire, minus, noMoney, toWire, type Paise } from '@wealth/domain';
import { checkDeposit, fundRules } from '@wealth/domain/funds';
import { usePlacing, type Judgement } from '@wealth/placing';
import { useRef, useState } from 'react';
import { allFaults, requiredFault, type MoneyFault } from '../money/fundFaults.ts';
import { isVerified, toFundAccount, useFundAccounts } from '../money/useFundAccounts.ts';
import { useFundPreview } from '../money/useFundPreview.ts';
import { useMoneyDraft } from '../money/useMoneyDraft.ts';
import { useRefusals } from '../money/useRefusals.ts';
import {
  forgetDepositDraft,
  readDepositDraft,
  writeDepositDraft,
  type DepositTyped,
} from './depositDraft.ts';
import { depositPlacing, depositPreview } from './depositPlacing.ts';

const draft = {
  read: readDepositDraft,
  write: writeDepositDraft,
  forget: forgetDepositDraft,
  cleared: { amount: null },
};

/** How much UPI takes now, as the server has said last; all of the day before it has. */
function useUpiLeft(preview: DepositPreview | null): Paise {
  const [left, setLeft] = useState<Paise>(fundRules.upiDay);
  const told = preview && fromWire(preview.upi_left);
  if (told !== null && told !== left) setLeft(told);
  return told ?? left;
}

const judge = ({ errors }: DepositPreview): Judgement => (errors.length > 0 ? 'refused' : 'good');

/** The form of a deposit, and the way of what is sent. */
export function useDepositForm(onPlaced: (deposit: Deposit) => void) {
  const { typed, change, forget } = useMoneyDraft<DepositTyped>(draft);
  const [isTried, setIsTried] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const refusals = useRefusals();
  const [sent, setSent] = useState<DepositBody | null>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const accounts = useFundAccounts({ chosen: typed.bankId, isUsable: isVerified });
  const { account } = accounts;
  const { amount, method } = typed;
  const body = amount === null || !account ? null : { method, amount: toWire(amount), bank_id: account.id };
  const server = useFundPreview(depositPreview, body);
  const upiLeft = useUpiLeft(server.preview);

  const usedOfUpi = minus(fundRules.upiDay, upiLeft < noMoney ? noMoney : upiLeft);
  const own = checkDeposit(
    { method, amount: amount ?? 0, account: account && toFundAccount(account) },
    { usedOfUpi },
  ).filter(({ field }) => field === 'account' || amount !== null);
  const found = [
    ...(amount === null ? [requiredFault(fundRules.smallestDeposit)] : []),
    ...allFaults(own, server.preview?.errors ?? []),
    ...refusals.refused,
  ];
  // While it is typed every amount begins below the minimum.
  const isTold = ({ code }: MoneyFault) =>
    isTried || (code === 'below_minimum' ? isLeft : code !== 'required');

  const flow = usePlacing({
    placing: depositPlacing,
    body: sent,
    seen: null,
    judge,
    onStopped: server.askAgain,
    takesRefusal: refusals.take,
    onPlaced(deposit) {
      forget();
      setIsTried(false);
      setIsLeft(false);
      onPlaced(deposit);
    },
    // It is never asked for.
    onSetPin: () => Promise.resolve(false),
  });

  return {
    typed,
    accounts,
    server,
    upiLeft,
    sent,
    flow,
    amountInput,
    amountFaults: found.filter((fault) => fault.field === 'amount' && isTold(fault)),
    accountFaults: found.filter((fault) => fault.field === 'account' && isTried),
    change(different: Partial<DepositTyped>) {
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

export type DepositFormState = ReturnType<typeof useDepositForm>;
