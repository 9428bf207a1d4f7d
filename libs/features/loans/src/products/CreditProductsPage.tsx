import { useGetCreditProducts } from '@wealth/api-sdk/credit';
import type { CreditProductCode } from '@wealth/api-sdk/codes';
import type { CreditProduct } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useLoans } from '../list/useLoanApplications.tsx';
import { useLoansState } from '../list/useLoansState.tsx';
import { LenderNote } from '../parts/LenderNote.tsx';
import { loanState } from '../parts/loanStates.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';

export interface CreditProductsPageProps {
  /** Opens the application for a loan. */
  onApply: () => void;
}

const names = {
  loan_against_securities: 'loan',
} as const satisfies Record<CreditProductCode, string>;

const isKnown = (code: string): code is CreditProductCode => Object.hasOwn(names, code);

function Product({ product, onApply }: CreditProductsPageProps & { product: CreditProduct }) {
  const { t, amount, percent } = useLoanWords();
  return (
    <Card title={t(isKnown(product.code) ? names[product.code] : 'loan')}>
      <div className="grid gap-4">
        <p className="text-detail">{t('productText')}</p>
        <Facts className="text-detail">
          <FactLine name={t('rateFixed')} isStrong>
            {t('aYear', { percent: percent(product.rate_percent) })}
          </FactLine>
          <FactLine name={t('amount')}>
            {t('fromTo', { from: amount(product.smallest), to: amount(product.largest) })}
          </FactLine>
          <FactLine name={t('tenure')}>
            {t('fromToMonths', {
              from: String(product.tenures_months[0] ?? 0),
              to: String(product.tenures_months.at(-1) ?? 0),
            })}
          </FactLine>
          <FactLine name={t('productLimit')}>{percent(product.limit_percent, 0)}</FactLine>
          <FactLine name={t('processingFee')}>{amount(product.processing_fee)}</FactLine>
          <FactLine name={t('productPledgeFee')}>{amount(product.pledge_fee)}</FactLine>
          <FactLine name={t('factEarly')}>{t('factEarlyValue', { amount: amount(0) })}</FactLine>
        </Facts>
        <LenderNote lender={product.lender} />
        <Button onPress={onApply}>{t('apply')}</Button>
      </div>
    </Card>
  );
}

/** The client's own loans; each leads to its page. */
function OwnLoans() {
  const words = useLoanWords();
  const { t, own, day } = words;
  const { query, rows, hasMore, readOn } = useLoans(true);
  const state = useLoansState(query, rows);
  return (
    <Card title={t('yourLoans')} isFlush {...(state ? { state } : {})}>
      <DataList
        aria-label={t('yourLoans')}
        items={(rows ?? []).map((loan) => {
          const { text, tone } = loanState(loan, words);
          return {
            id: loan.id,
            title: loan.reference,
            detail: t('owedUntil', { amount: own(loan.owed_today), day: day(loan.ends_on) }),
            value: <Badge tone={tone}>{text}</Badge>,
            href: deepHref.loan(loan.id),
          };
        })}
      />
      {hasMore && (
        <Button variant="ghost" isFullWidth onPress={readOn}>
          {t('showMore')}
        </Button>
      )}
    </Card>
  );
}

/** The credit products that this product refers to, and the client's own loans. */
export function CreditProductsPage({ onApply }: CreditProductsPageProps) {
  const { t } = useLoanWords();
  const isSandbox = useIsSandbox();
  const query = useGetCreditProducts({ query: { meta: { claims: () => true } } });
  // How high the terms are nobody knows before: what stands beneath them on a phone would move.
  const isAnswered = query.data !== undefined || query.errorUpdateCount > 0;
  const texts = {
    failedTitle: t('productsFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={5} />,
  };
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('creditProducts')}</h1>
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-2">
        {query.data ? (
          query.data.map((product) => <Product key={product.code} {...{ product, onApply }} />)
        ) : (
          <Card title={t('loan')} state={cardStateOf(query, texts)} />
        )}
        {isAnswered && <OwnLoans />}
      </div>
      {isAnswered && (
        <Note tone="warning" title={t('riskTitle')}>
          {t('riskText')}
        </Note>
      )}
      {isSandbox && <p className="text-caption text-fg-muted">{t('simulated')}</p>}
    </div>
  );
}
