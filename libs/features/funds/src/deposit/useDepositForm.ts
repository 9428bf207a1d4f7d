import type { Deposit, DepositPreview } from '@wealth/api-sdk/model';
import { fromWire, minus, noMoney, toWire, type Paise } from '@wealth/domain';
import { checkDeposit, fundRules } from '@wealth/domain/funds';
import { useDraft, usePreview } from '@wealth/parts';
import { useState } from 'react';
import { isVerified, toFundAccount, useFundAccounts } from '../money/useFundAccounts.ts';
import { useMoneyForm } from '../money/useMoneyForm.ts';
import {
  forgetDepositDraft,
  readDepositDraft,
  writeDepositDraft,
  type DepositTyped,
} from './depositDraft.ts';
import { depositPlacing, depositPreview } from './depositPlacing.ts';

const draftOfTab = {
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

/** The form of a deposit, and the way of what is sent. */
export function useDepositForm(onPlaced: (deposit: Deposit) => void) {
  const draft = useDraft<DepositTyped>(draftOfTab);
  const { amount, method, bankId } = draft.typed;
  const accounts = useFundAccounts({ chosen: bankId, isUsable: isVerified });
  const { account } = accounts;
  const body = amount === null || !account ? null : { method, amount: toWire(amount), bank_id: account.id };
  const server = usePreview(depositPreview, body);
  const upiLeft = useUpiLeft(server.preview);

  const usedOfUpi = minus(fundRules.upiDay, upiLeft < noMoney ? noMoney : upiLeft);
  const form = useMoneyForm({
    draft,
    placing: depositPlacing,
    body,
    server,
    amount,
    smallest: fundRules.smallestDeposit,
    found: checkDeposit(
      { method, amount: amount ?? 0, account: account && toFundAccount(account) },
      { usedOfUpi },
    ),
    onPlaced,
  });
  return { ...form, typed: draft.typed, accounts, server, upiLeft };
}

export type DepositFormState = ReturnType<typeof useDepositForm>;
