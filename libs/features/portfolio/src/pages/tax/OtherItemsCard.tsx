import type { TaxReport } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { TaxFigureList } from './TaxFigureList.tsx';

interface OfReport {
  report: TaxReport;
}

/** Dividends and charges, which the return asks for elsewhere. */
export function OtherItemsCard({ report }: OfReport) {
  const { tax_year: fy, dividend_totals: dividends, charges } = report;
  const t = useMessages('tax');
  return (
    <Card title={t('otherItems')}>
      <TaxFigureList
        fy={fy}
        figures={[
          ['gross_dividends', dividends.gross],
          ['deducted_tax', dividends.deducted],
          ['transaction_tax', charges.transaction_tax],
          ['other_charges', charges.other],
        ]}
      />
    </Card>
  );
}
