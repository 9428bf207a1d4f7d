import type { Holding } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { HoldingCell, OwnFigure, WhileShown } from '@wealth/parts';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataList } from '@wealth/ui/data-list';
import { gainRange } from '../../model/gainRange.ts';

/** The preview of the holdings on a phone: symbol and value, then cost and gain. */
export function HoldingsList({ holdings }: { holdings: readonly Holding[] }) {
  const t = useMessages('dashboard');
  const formats = useFormats();

  const range = gainRange(holdings);

  return (
    <DataList
      aria-label={t('holdingsTable')}
      items={holdings.map((holding) => ({
        id: instrumentIdOf(holding.instrument),
        title: holding.instrument.symbol,
        detail: (
          <OwnFigure>
            {t('quantityAtCost', {
              quantity: formats.quantity(holding.quantity),
              price: formats.price(holding.average_price),
            })}
          </OwnFigure>
        ),
        value: <HoldingCell holding={holding} figure="currentValue" />,
        valueDetail: (
          <>
            <HoldingCell holding={holding} figure="unrealisedGain" />
            {/* As wide in every row, so that all bars have one zero. */}
            <WhileShown>
              <span className="ml-auto block w-24">
                <CompareBar value={holding.pnl} {...range} tone={holding.pnl < 0 ? 'loss' : 'gain'} />
              </span>
            </WhileShown>
          </>
        ),
      }))}
    />
  );
}
