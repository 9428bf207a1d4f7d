import { getLoans } from '@wealth/api-sdk/credit';
import type { Loan } from '@wealth/api-sdk/model';
import { lifecycles, stepsOf } from '@wealth/domain/lifecycle';
import { deepHref } from '@wealth/hrefs';
import { usePages, type Application, type ApplicationSource } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { loanState, waitText } from '../parts/loanStates.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { useLoansState } from './useLoansState.tsx';

const rowId = ({ id }: Loan) => id;

const stepTitles = {
  SIGNED: 'stepSigned',
  RUNNING: 'stepPaidOut',
  REPAID: 'stepRepaid',
  CANCELLED: 'stepCancelled',
} as const satisfies Record<Loan['state'], string>;

/** The loans of the client, the newest first. */
export function useLoans(isAllowed: boolean) {
  return usePages(
    {
      ...pagesOf('getLoans', getLoans, { limit: 20 }),
      enabled: isAllowed,
      meta: { claims: () => true },
    },
    rowId,
  );
}

/**
 * Loans as applications: where each of them is, and who acts next.
 *
 * @param isAllowed - Whether the client may have loans: nothing is asked for otherwise.
 */
export function useLoanApplications(isAllowed: boolean): ApplicationSource[] {
  const words = useLoanWords();
  const { t, own } = words;
  const { serverClock } = useSession();
  const { query, rows } = useLoans(isAllowed);
  const instead = useLoansState(query, rows);
  if (!isAllowed) return [];

  function applicationOf(loan: Loan): Application {
    const wait = waitText(loan, words);
    const steps = stepsOf({
      lifecycle: lifecycles.securedLoan,
      history: loan.history.map(({ state, time }) => ({ state, at: Date.parse(time) })),
      now: serverClock.now(),
      facts: {},
    });
    return {
      id: loan.id,
      title: t('loan'),
      detail: t('lentBy', { amount: own(loan.amount), lender: loan.lender.name }),
      reference: loan.reference,
      amount: { label: t('youOwe'), rupees: loan.owed_today },
      state: loanState(loan, words),
      at: Date.parse(loan.signed_at),
      stepsLabel: t('steps'),
      steps: steps.map((step) => ({ ...step, id: step.state, title: t(stepTitles[step.state]) })),
      ...(wait === null ? {} : { note: <p className="text-detail text-fg-muted">{wait}</p> }),
      href: deepHref.loan(loan.id),
    };
  }

  return [
    {
      kind: 'loan',
      title: t('loans'),
      applications: (rows ?? []).map(applicationOf),
      ...(instead && { instead: { title: t('loans'), state: instead } }),
    },
  ];
}
