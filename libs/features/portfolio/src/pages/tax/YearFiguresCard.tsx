import type { TaxReport } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { yearTotals } from '../../model/yearTotals.ts';
import { TaxFigureList } from './TaxFigureList.tsx';

/** What the year comes to over all its rates, each figure with its lots and rules behind it. */
export function YearFiguresCard({ report }: { report: TaxReport }) {
  const { tax_year: fy, tax, cess, total } = report;
  const t = useMessages('tax');
  const { shortTerm, longTerm, taxable, exempt, taxed } = yearTotals(report);
  return (
    <Card title={t('yearFigures')}>
      <TaxFigureList
        fy={fy}
        figures={[
          ['short_term_gain', shortTerm],
          ['long_term_gain', longTerm],
          ['taxable', taxable],
          ['exempt', exempt],
          ['taxed', taxed],
          ['gains_tax', tax],
          ['cess', cess.amount],
          ['tax_due', total],
        ]}
      />
    </Card>
  );
}
