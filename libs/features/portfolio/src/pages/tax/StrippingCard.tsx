import type { TaxReport } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, useOwnQuantity } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';

/** Losses that do not count, because bonus shares were kept. */
export function StrippingCard({ report: { bonus_stripping: rows } }: { report: TaxReport }) {
  const t = useMessages('tax');
  const formats = useFormats();
  const quantityOf = useOwnQuantity();
  if (rows.length === 0) return null;
  return (
    <Card title={t('stripping')} note={t('strippingNote')}>
      <div className="grid gap-3">
        <p className="text-detail text-fg-muted">{t('strippingText')}</p>
        <Facts layout="list">
          {rows.map(({ row_id: id, symbol, quantity, sold_on: soldOn, record_on: recordOn, loss, held }) => (
            <FactLine
              key={id}
              name={t('strippingRow', {
                symbol,
                quantity: quantityOf(quantity),
                day: formats.day(soldOn),
              })}
              note={t('strippingHeld', {
                day: formats.day(recordOn),
                count: held.reduce((sum, lot) => sum + lot.quantity, 0),
              })}
            >
              <Money rupees={loss} />
            </FactLine>
          ))}
        </Facts>
      </div>
    </Card>
  );
}
