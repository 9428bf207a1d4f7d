import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { keyOfAction } from './symbolAction.ts';

/** What the keys do on the row that has the focus (`SymbolKeys`): Enter always, letters while the client wants them. */
export function RowKeys() {
  const t = useMessages('parts');
  const [areLettersOn] = usePreference('letterKeys');
  const keys = [
    { key: keyOfAction.detail, text: t('rowKeyDetail') },
    ...(areLettersOn
      ? [
          { key: keyOfAction.alert, text: t('rowKeyAlert') },
          { key: keyOfAction.watch, text: t('rowKeyWatch') },
        ]
      : []),
  ];
  return (
    <span className="flex items-center gap-3 text-caption font-normal text-fg-muted">
      {keys.map(({ key, text }) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-mark border border-border bg-surface-sunken px-1.5 font-sans text-tick text-fg">
            {key}
          </kbd>
          {text}
        </span>
      ))}
    </span>
  );
}
