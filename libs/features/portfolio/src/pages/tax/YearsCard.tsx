import type { TaxReport } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { useTaxWords } from './useTaxWords.ts';

interface OfReport {
  report: TaxReport;
}

/** All years that there is anything of, each with what it came to. */
export function YearsCard({ report: { years } }: OfReport) {
  const t = useMessages('tax');
  const { yearName } = useTaxWords();
  const stateOf = ({ state, sale_count: sales, loss }: (typeof years)[number]) => {
    if (state === 'running') return t('yearRunning');
    if (loss > 0) return t('yearLoss');
    return t(sales === 0 ? 'yearNoSale' : 'yearClosed');
  };
  return (
    <Card title={t('years')}>
      <Facts layout="list">
        {years.map((year) => (
          <FactLine
            key={year.tax_year}
            name={
              <>
                <Link href={deepHref.taxReport({ fy: year.tax_year })}>{yearName(year.tax_year)}</Link>{' '}
                <span className="text-caption text-fg-subtle">{stateOf(year)}</span>
              </>
            }
          >
            <Money rupees={year.sale_count === 0 ? null : year.total} />
          </FactLine>
        ))}
      </Facts>
    </Card>
  );
}
