import { useFormats, useMessages } from '@wealth/i18n-locale-react';

export interface NewsItem {
  id: string;
  /** The server's words: text, whatever they hold. */
  title: string;
  body: string;
  /** ISO 8601. */
  time: string;
}

/** What was written about an instrument, the newest first. */
export function InstrumentNews({ items }: { items: readonly NewsItem[] }) {
  const t = useMessages('market');
  const formats = useFormats();
  if (items.length === 0) return <p className="text-fg-muted">{t('noNews')}</p>;
  return (
    <ul aria-label={t('news')} className="grid">
      {items.map(({ id, title, body, time }) => (
        <li key={id} className="grid gap-1 border-b border-border py-3 first:pt-0 last:border-b-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="wrap-anywhere text-fg-muted">{body}</p>
          <time dateTime={time} className="text-caption text-fg-subtle">
            {formats.dateTime(time)}
          </time>
        </li>
      ))}
    </ul>
  );
}
