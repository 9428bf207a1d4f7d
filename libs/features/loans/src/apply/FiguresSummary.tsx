import { missing } from '@wealth/i18n-locale';
import type { CreditProduct, LoanFigures } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { StatStrip, StatTile } from '@wealth/ui/stat-tile';
import { useLoanWords } from '../parts/useLoanWords.ts';

export interface FiguresSummaryProps {
  product: CreditProduct;
  figures: LoanFigures | null;
}

/** What the loan would cost, while it is being chosen. */
export function FiguresSummary({ product, figures }: FiguresSummaryProps) {
  const { t, percent } = useLoanWords();
  const money = (rupees: number | undefined) => <Money rupees={rupees ?? null} isPublic />;
  const fee = (code: 'processing' | 'pledge') =>
    money(figures?.fees.find((one) => one.code === code)?.amount);
  return (
    <section aria-label={t('costs')} className="grid gap-4">
      <h3 className="text-title">{t('costs')}</h3>
      <StatStrip aria-label={t('apr')}>
        <StatTile label={t('apr')} value={figures ? percent(figures.apr_percent) : missing} />
        <StatTile label={t('monthlyPayment')} value={money(figures?.instalment)} />
      </StatStrip>
      <Facts className="text-detail">
        <FactLine name={t('lender')}>{product.lender.name}</FactLine>
        <FactLine name={t('rateFixed')}>{t('aYear', { percent: percent(product.rate_percent) })}</FactLine>
        <FactLine name={t('tenure')}>
          {figures ? t('months', { count: figures.tenure_months }) : missing}
        </FactLine>
        <FactLine name={t('processingFee')}>{fee('processing')}</FactLine>
        <FactLine name={t('pledgeFee')}>{fee('pledge')}</FactLine>
        <FactLine name={t('youReceive')}>{money(figures?.received)}</FactLine>
        <FactLine name={t('totalInterest')}>{money(figures?.interest)}</FactLine>
        <FactLine name={t('repayInAll')} isStrong>
          {money(figures?.repaid)}
        </FactLine>
      </Facts>
      <p className="text-caption text-fg-muted">
        {t('earlyAndCancel', { days: String(product.cooling_off_days) })}
      </p>
    </section>
  );
}
