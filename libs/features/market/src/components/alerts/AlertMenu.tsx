import type { PriceAlert } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords } from '@wealth/parts';
import { MoreIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu } from '@wealth/ui/menu';

/** What can be done with an alert. */
export interface AlertActions {
  onChange: (alert: PriceAlert) => void;
  onRemove: (alert: PriceAlert) => void;
}

export interface AlertMenuProps extends AlertActions {
  alert: PriceAlert;
}

/** Changes an alert, which then waits again, or deletes it. */
export function AlertMenu({ alert, onChange, onRemove }: AlertMenuProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const isOver = alert.state === 'fired' || alert.state === 'ended';
  const name = `${alert.instrument.symbol}, ${words.shortOf(alert)}`;
  return (
    <Menu<'change' | 'remove'>
      trigger={
        <IconButton size="sm" aria-label={t('rowMenu', { symbol: name })}>
          <MoreIcon size="sm" />
        </IconButton>
      }
      groups={[
        {
          id: 'alert',
          options: [
            {
              id: 'change',
              label: t(isOver ? 'alertAgain' : 'changeAlert'),
              isDisabled: !alert.instrument.listed,
            },
            { id: 'remove', label: t('removeAlert') },
          ],
        },
      ]}
      onAction={(id) => (id === 'change' ? onChange(alert) : onRemove(alert))}
    />
  );
}
