import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, Unmasked } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';

export interface FilledCellProps {
  order: Order;
  /** A bar of what is done, for an order that may go on. @default false */
  hasBar?: boolean;
}

/** How much of an order is filled. */
export function FilledCell({ order, hasBar = false }: FilledCellProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const filled = formats.quantity(order.filled_quantity);
  const quantity = formats.quantity(order.quantity);
  return (
    <>
      <PrivateFigure>{t('filledOf', { filled, quantity })}</PrivateFigure>
      {hasBar && (
        <Unmasked>
          <span className="row-note mt-1 w-full">
            <ProgressMeter
              size="sm"
              label={t('filledShare', { symbol: order.instrument.symbol })}
              value={order.filled_quantity}
              target={order.quantity}
              valueText={t('filledOfSpoken', { filled, quantity })}
            />
          </span>
        </Unmasked>
      )}
    </>
  );
}
