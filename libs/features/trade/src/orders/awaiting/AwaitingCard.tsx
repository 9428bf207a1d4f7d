import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { EndsIn } from '../EndsIn.tsx';
import { HealthLine } from '../HealthLine.tsx';
import { isKeepable, isStopOrder } from '../../core/order/orderFacts.ts';
import { KeepAsGtt, type OrderActs } from '../OrderActions.tsx';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { ChooseBox } from './ChosenOrdersScope.tsx';
import type { AwaitingRow } from './awaitingCells.tsx';
import type { AwaitingColumn, AwaitingColumnId } from './useAwaitingColumns.tsx';

export interface AwaitingCardProps {
  row: AwaitingRow;
  columns: readonly AwaitingColumn[];
  acts: OrderActs;
}

/** An order that waits, as a phone shows it: what its row has in columns, where a thumb reaches it. */
export function AwaitingCard({ row, columns, acts }: AwaitingCardProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { order } = row;
  function at(id: AwaitingColumnId) {
    const column = columns.find((other) => other.id === id);
    return (column?.inCard ?? column?.cell)?.(row);
  }
  return (
    <li className="grid grid-cols-1 gap-2.5 rounded-card border border-border bg-surface p-card shadow-raised">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="flex min-w-0 items-start gap-2.5">
          <span className="-my-3 -ms-3">
            <ChooseBox order={order} />
          </span>
          {at('side')}
          <div className="min-w-0 wrap-anywhere">{at('instrument')}</div>
        </div>
        {at('status')}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 tabular-nums">
        <div className="min-w-0 grow basis-32">
          <p className="font-medium">
            <PrivateFigure>{t('shares', { quantity: formats.quantity(order.quantity) })}</PrivateFigure> ·{' '}
            {words.termsOf(order)}
          </p>
          <p className="text-caption text-fg-subtle">
            {words.validityOf(order)} · {at('time')}
          </p>
        </div>
        <div className="ml-auto text-right">
          {at('lastPrice')}
          <p className="text-caption text-fg-subtle">{at('price')}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span className="text-fg-muted">{t('filled')}</span>
        <div className="min-w-0 grow text-end tabular-nums">{at('filled')}</div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span className="text-fg-muted">{t('blocked')}</span>
        {/* An amount steps down to the width of its place: it has to have one. */}
        <span className="min-w-0 grow text-end tabular-nums">{at('blocked')}</span>
      </p>
      {isStopOrder(order) ? (
        <Note tone="warning">
          {t('stopEndsNote')} <EndsIn order={order} />
        </Note>
      ) : (
        <p className="text-caption text-fg-subtle">
          <EndsIn order={order} />
        </p>
      )}
      {order.health !== null && (
        <p className="text-detail wrap-anywhere">
          <HealthLine order={order} />
        </p>
      )}
      {isKeepable(order) && <KeepAsGtt order={order} acts={acts} size="md" isFullWidth />}
      <div className="grid grid-cols-2 gap-2">{at('actions')}</div>
    </li>
  );
}
