import { useGetBankAccounts } from '@wealth/api-sdk/client';
import { useCreateLoanQuote } from '@wealth/api-sdk/credit';
import { ApiError } from '@wealth/api-sdk';
import type { BankAccount, LoanBody, LoanCollateral, LoanQuote } from '@wealth/api-sdk/model';
import { istDay, toWire } from '@wealth/domain';
import { checkLoan, coverSharesOf, limitOf, loanRulesOn } from '@wealth/domain/loans';
import { useDraft, usePreview, useServerNow } from '@wealth/parts';
import { useMemo, useRef, useState } from 'react';
import { allFaults, ownFault, refusedFaults, type ShownFault } from '../parts/loanFaults.ts';
import { loanPreview } from '../parts/loanPlacing.ts';
import { askedShareOf, figuresNow } from '../parts/shownFigures.ts';
import { loanDraft, type LoanTyped } from './loanDraft.ts';

const claimed = { query: { meta: { claims: () => true } } };
const isVerified = ({ status }: BankAccount) => status === 'verified';
const faultlessAmounts: readonly string[] = ['notAnAmount', 'notAStep', 'belowMinimum', 'aboveMaximum'];

function accountOf(accounts: readonly BankAccount[], chosen: string | null): BankAccount | null {
  const usable = accounts.filter(isVerified);
  return (
    accounts.find(({ id }) => id === chosen) ?? usable.find(({ primary }) => primary) ?? usable[0] ?? null
  );
}

/** What is counted here, at once: limit, faults and figures of what is chosen. */
function useFound(collateral: LoanCollateral, typed: LoanTyped, account: BankAccount | null) {
  const day = istDay(useServerNow());
  return useMemo(() => {
    const rules = loanRulesOn(day);
    const shares = collateral.holdings
      .filter(({ isin, refusal }) => refusal === null && typed.isins.includes(isin))
      .map(askedShareOf);
    const cover = coverSharesOf(shares);
    const { tenureMonths } = typed;
    const amount = typed.amount ?? Number.NaN;
    const faults = checkLoan(
      {
        amount,
        tenureMonths,
        shares,
        account: account && { isVerified: isVerified(account) },
        hasLoan: collateral.loan_id !== null,
      },
      rules,
    );
    const canReckon = typed.amount !== null && !faults.some(({ code }) => faultlessAmounts.includes(code));
    return {
      rules,
      shares,
      cover,
      faults,
      limit: toWire(limitOf(cover, rules)),
      figures:
        canReckon && typed.amount !== null && rules.tenuresMonths.includes(tenureMonths)
          ? figuresNow({ amount: typed.amount, tenureMonths, shares: cover }, day)
          : null,
    };
  }, [collateral, typed, account, day]);
}

export interface LoanFormOptions {
  collateral: LoanCollateral;
  onQuote: (quote: LoanQuote) => void;
}

/** The form of a loan: what is wrong with it, what it would cost, and the way to its key-facts statement. */
export function useLoanForm({ collateral, onQuote }: LoanFormOptions) {
  const draft = useDraft(loanDraft);
  const { typed } = draft;
  const accounts = useGetBankAccounts(claimed);
  const account = accountOf(accounts.data ?? [], typed.bankId);
  const found = useFound(collateral, typed, account);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<readonly ShownFault[]>([]);
  const coverRef = useRef<HTMLDivElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const quote = useCreateLoanQuote({ mutation: { meta: { claims: isOfForm } } });

  const body: LoanBody | null =
    typed.amount === null || account === null || found.shares.length === 0
      ? null
      : {
          holdings: found.shares.map(({ isin, quantity }) => ({ isin, quantity })),
          amount: toWire(typed.amount),
          tenure_months: typed.tenureMonths,
          bank_id: account.id,
        };
  const server = usePreview(loanPreview, body);
  const own = found.faults
    .filter(({ code }) => accounts.data !== undefined || code !== 'accountUnknown')
    .map(ownFault);
  // Nothing was typed yet: that is no fault before somebody goes on.
  const isEarly = ({ code }: ShownFault) =>
    !isTried && (code === 'no_cover' || (code === 'not_an_amount' && typed.amount === null));
  const faults = allFaults(own, server.preview?.errors ?? [], refused);
  const shown = faults.filter((fault) => !isEarly(fault));

  return {
    typed,
    accounts,
    account,
    found,
    server,
    isPending: quote.isPending,
    coverRef,
    amountInput,
    coverFaults: shown.filter(isOfCover),
    amountFaults: shown.filter((fault) => !isOfCover(fault) && fault.field !== 'bank_id'),
    accountFault: shown.find(({ field }) => field === 'bank_id') ?? null,
    change(different: Partial<LoanTyped>) {
      setRefused([]);
      draft.change(different);
    },
    forget: draft.forget,
    /** To the key-facts statement, or to what is in the way. */
    async goOn(): Promise<void> {
      setIsTried(true);
      if (body === null || faults.length > 0) {
        if (faults.some(isOfCover))
          coverRef.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
        else if (faults.some(({ field }) => field !== 'bank_id')) amountInput.current?.focus();
        return;
      }
      try {
        onQuote(await quote.mutateAsync({ data: body }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefused(refusedFaults(error));
      }
    },
  };
}

/** What is wrong with the choice of shares; what a lower amount would mend is told at the amount. */
const isOfCover = ({ field, code }: ShownFault) => field === 'holdings' && code !== 'large_only';

/** The form shows what the server has refused of its fields. */
const isOfForm = (error: unknown) => error instanceof ApiError && refusedFaults(error).length > 0;

export type LoanFormState = ReturnType<typeof useLoanForm>;
