import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, type ExportButtonProps } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useCancelAll, useCancelChosen } from '../actions/useCancelMany.ts';
import type { ChosenOrders } from './ChosenOrdersScope.tsx';

/** Which orders are listed. */
export type ShownSide = 'ALL' | Order['side'];

export interface AwaitingHeadProps {
  orders: readonly Order[];
  chosen: ChosenOrders;
  shown: ShownSide;
  onShow: (shown: ShownSide) => void;
  /** Of those that are listed. */
  csv: ExportButtonProps['csv'];
}

/** What is done with those that are chosen. */
function ChosenActions({ chosen }: Pick<AwaitingHeadProps, 'chosen'>) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { cancelChosen, isCancellingChosen } = useCancelChosen();
  const count = chosen.orders.length;
  return (
    <>
      <span role="status" className="text-detail text-fg-muted">
        {count > 0 && t('chosenCount', { count, shown: formats.quantity(count) })}
      </span>
      {count > 0 && (
        <>
          <Button variant="ghost" size="sm" onPress={chosen.chooseAll}>
            {t('chooseAll')}
          </Button>
          <Button variant="ghost" size="sm" onPress={chosen.clear}>
            {t('chooseNone')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            isPending={isCancellingChosen}
            aria-haspopup="dialog"
            onPress={() => void cancelChosen(chosen.orders)}
          >
            {t('cancelAllConfirm', { count })}
          </Button>
        </>
      )}
    </>
  );
}

/** Which side is listed, and what is done with all of them, or with those that are chosen. */
export function AwaitingHead({ orders, chosen, shown, onShow, csv }: AwaitingHeadProps) {
  const t = useMessages('orders');
  const { cancelAll, isCancellingAll } = useCancelAll();
  const countOf = (side: Order['side']) => orders.filter((order) => order.side === side).length;
  const isNoneShown = shown === 'ALL' ? orders.length === 0 : countOf(shown) === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SegmentedControl
        aria-label={t('show')}
        value={shown}
        onChange={onShow}
        options={[
          { value: 'ALL', label: t('allCount', { count: orders.length }) },
          { value: 'BUY', label: t('buyCount', { count: countOf('BUY') }) },
          { value: 'SELL', label: t('sellCount', { count: countOf('SELL') }) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ChosenActions chosen={chosen} />
        {chosen.orders.length === 0 && (
          <>
            <ExportButton csv={csv} isDisabled={isNoneShown} />
            <Button
              variant="danger"
              size="sm"
              isPending={isCancellingAll}
              aria-haspopup="dialog"
              onPress={() => void cancelAll(orders)}
            >
              {t('cancelAll')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
