import type { Loan } from '@wealth/api-sdk/model';
import { cardStateOf, type CardState, type WidgetQuery } from '@wealth/ui/card';
import { LoanIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useLoanWords } from '../parts/useLoanWords.ts';

/** What stands in the place of the client's loans: while they load, where they failed, and where there are none. */
export function useLoansState(query: WidgetQuery, rows: readonly Loan[] | undefined): CardState | undefined {
  const { t } = useLoanWords();
  if (rows?.length !== 0) {
    const skeleton = <SkeletonRows rows={2} />;
    return cardStateOf(query, { skeleton, failedTitle: t('loansFailed'), failedText: t('nothingChanged') });
  }
  return {
    kind: 'empty',
    icon: <LoanIcon size="lg" />,
    title: t('noLoansTitle'),
    text: t('noLoansText'),
  };
}
