import type { TaxReport } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';

interface OfReport {
  report: TaxReport;
}

/** Dividends and charges, which the return asks for elsewhere. */
export function OtherItemsCard({ report: { dividend_totals: dividends, charges } }: OfReport) {
  const t = useMessages('tax');
  return (
    <Card title={t('otherItems')}>
      <Facts layout="list">
        <FactLine name={t('itemDividends')}>
          <Money rupees={dividends.gross} />
        </FactLine>
        <FactLine name={t('itemDeducted')}>
          <Money rupees={dividends.deducted} />
        </FactLine>
        <FactLine name={t('itemStt')}>
          <Money rupees={charges.transaction_tax} />
        </FactLine>
        <FactLine name={t('itemOther')}>
          <Money rupees={charges.other} />
        </FactLine>
      </Facts>
    </Card>
  );
}
