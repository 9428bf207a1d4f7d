import type { Holding } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { openTicket, useSetAlert } from '@wealth/parts';
import { MoreIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu } from '@wealth/ui/menu';

type Action = 'buy' | 'sell' | 'alert';

/** What can be done with a holding. */
export function HoldingMenu({ holding: { instrument } }: { holding: Holding }) {
  const t = useMessages('holdings');
  const setAlert = useSetAlert();
  const { symbol } = instrument;

  function act(action: Action) {
    if (action === 'alert') setAlert({ instrument });
    else openTicket(instrument, action === 'buy' ? 'BUY' : 'SELL');
  }
  return (
    <Menu<Action>
      trigger={
        <IconButton size="sm" aria-label={t('menuOf', { symbol })}>
          <MoreIcon size="sm" />
        </IconButton>
      }
      groups={[
        {
          id: 'trade',
          options: [
            { id: 'buy', label: t('buy') },
            { id: 'sell', label: t('sell') },
          ],
        },
        { id: 'watch', options: [{ id: 'alert', label: t('setAlert') }] },
      ]}
      onAction={act}
    />
  );
}
