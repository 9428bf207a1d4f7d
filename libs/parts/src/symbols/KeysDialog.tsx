import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { Switch } from '@wealth/ui/switch';
import { keyOfAction, menuKey } from './symbolAction.ts';

/** The keys of a symbol, and the switch that takes the letters away. */
export function KeysDialog() {
  const t = useMessages('parts');
  const [areOn, setOn] = usePreference('letterKeys');
  const keys = [
    { key: keyOfAction.detail, text: t('openDetail') },
    { key: keyOfAction.buy, text: t('buy') },
    { key: keyOfAction.sell, text: t('sell') },
    { key: keyOfAction.alert, text: t('setAlert') },
    { key: keyOfAction.watch, text: t('addToList') },
    { key: menuKey, text: t('openMenu') },
    { key: keyOfAction.keys, text: t('symbolKeys') },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-detail text-fg-muted">{t('symbolKeysText')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {keys.map(({ key, text }) => (
          <div key={text} className="contents">
            <dt>
              <kbd className="rounded-badge border font-sans border-border-control px-1.5 py-0.5 font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch
        layout="row"
        label={t('letterKeys')}
        description={t('letterKeysHint')}
        isSelected={areOn}
        onChange={setOn}
      />
    </div>
  );
}
