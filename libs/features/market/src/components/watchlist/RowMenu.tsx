import type { WatchlistStep } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { MoreIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu } from '@wealth/ui/menu';
import type { RowActions } from './rowActions.ts';
import type { WatchlistRow } from './watchlistRows.ts';

const steps = [
  { id: 'up', text: 'moveUp' },
  { id: 'down', text: 'moveDown' },
  { id: 'top', text: 'moveToTop' },
  { id: 'bottom', text: 'moveToBottom' },
] as const satisfies ReadonlyArray<{ id: WatchlistStep; text: string }>;

export interface RowMenuProps {
  row: WatchlistRow;
  actions: RowActions;
}

/** What can be done with a row of a watch list. */
export function RowMenu({ row, actions }: RowMenuProps) {
  const t = useMessages('market');
  const { canMove, canRemove, onStep, onRemove } = actions;
  return (
    <Menu<WatchlistStep | 'remove'>
      trigger={
        <IconButton size="sm" aria-label={t('rowMenu', { symbol: row.symbol })}>
          <MoreIcon size="sm" />
        </IconButton>
      }
      groups={[
        {
          id: 'place',
          options: steps.map(({ id, text }) => ({ id, label: t(text), isDisabled: !canMove })),
        },
        { id: 'row', options: [{ id: 'remove', label: t('removeRow'), isDisabled: !canRemove }] },
      ]}
      onAction={(id) => (id === 'remove' ? onRemove(row) : onStep(row, id))}
    />
  );
}
