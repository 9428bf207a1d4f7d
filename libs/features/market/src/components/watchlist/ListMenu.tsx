import type { Watchlist } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { MoreIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu } from '@wealth/ui/menu';

export type ListAction = 'new' | 'rename' | 'arrange' | 'import' | 'export' | 'ownOrder' | 'remove';

export interface ListMenuProps {
  list: Watchlist;
  onAction: (action: ListAction) => void;
}

/** What can be done with a list, and the way to a new one. */
export function ListMenu({ list, onAction }: ListMenuProps) {
  const t = useMessages('market');
  const isOwn = list.kind === 'own';
  return (
    <Menu<ListAction>
      trigger={
        <IconButton aria-label={t('listMenu')} isBordered>
          <MoreIcon />
        </IconButton>
      }
      groups={[
        {
          id: 'lists',
          options: [
            { id: 'new', label: t('newList') },
            { id: 'rename', label: t('renameList'), isDisabled: !isOwn },
            { id: 'arrange', label: t('arrange'), isDisabled: !isOwn || list.sort !== null },
            { id: 'import', label: t('pasteSymbols'), isDisabled: !isOwn },
            { id: 'export', label: t('exportList') },
            { id: 'ownOrder', label: t('ownOrder'), isDisabled: list.sort === null },
          ],
        },
        { id: 'end', options: [{ id: 'remove', label: t('removeList'), isDisabled: !isOwn }] },
      ]}
      onAction={onAction}
    />
  );
}
