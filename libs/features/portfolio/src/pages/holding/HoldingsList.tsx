import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { HoldingCell, HoldingPriceText, OwnFigure, WhileShown } from '@wealth/parts';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataList } from '@wealth/ui/data-list';
import { useCallback } from 'react';
import { rangesOf, type HoldingRow } from '../../model/holdingRows.ts';

/** The holdings on a phone: symbol and value, then cost, price and gain. */
export function HoldingsList({ rows }: { rows: readonly HoldingRow[] }) {
  const t = useMessages('portfolio');
  const formats = useFormats();

  const ranges = rangesOf(rows);
  const lastPriceOf = useCallback((price: string) => t('lastPriceOf', { price }), [t]);

  return (
    <DataList
      aria-label={t('holdingsTable')}
      items={rows.map(({ holding }) => ({
        id: instrumentIdOf(holding.instrument),
        title: holding.instrument.symbol,
        detail: (
          <span className="flex flex-wrap gap-x-2">
            <span className="whitespace-nowrap">
              <OwnFigure>
                {t('cost', {
                  quantity: formats.quantity(holding.quantity),
                  price: formats.price(holding.average_price),
                })}
              </OwnFigure>
            </span>
            <span className="whitespace-nowrap">
              <HoldingPriceText holding={holding} textOf={lastPriceOf} />
            </span>
          </span>
        ),
        value: <HoldingCell holding={holding} figure="currentValue" />,
        valueDetail: (
          <>
            <HoldingCell holding={holding} figure="unrealisedGain" />
            {/* As wide in every row, so that all bars have one zero. */}
            <WhileShown>
              <span className="ml-auto block w-24">
                <CompareBar value={holding.pnl} {...ranges.gain} tone={holding.pnl < 0 ? 'loss' : 'gain'} />
              </span>
            </WhileShown>
          </>
        ),
      }))}
    />
  );
}
