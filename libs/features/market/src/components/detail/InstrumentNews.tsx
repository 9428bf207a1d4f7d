import type { NewsItem } from '@wealth/api-sdk/model';
import { getNews } from '@wealth/api-sdk/stock';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { ShowMore, usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { QueryPart } from './QueryPart.tsx';

/** Items that one press of "Show more" adds. */
const pageLimit = 10;

const none: readonly NewsItem[] = [];
const newsId = ({ id }: NewsItem) => id;

function Items({ items }: { items: readonly NewsItem[] }) {
  const t = useMessages('market');
  const formats = useFormats();
  if (items.length === 0) return <p className="text-fg-muted">{t('noNews')}</p>;
  return (
    <ul aria-label={t('news')} className="grid">
      {items.map(({ id, title, body, source, time }) => (
        <li key={id} className="grid gap-1 border-b border-border py-3 first:pt-0 last:border-b-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="wrap-anywhere text-fg-muted">{body}</p>
          <p className="flex flex-wrap gap-x-3 text-caption text-fg-subtle">
            <span className="wrap-anywhere">{source}</span>
            <time dateTime={time}>{formats.dateTime(time)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What was written about an instrument, the newest first. The server's words are text, whatever they hold. */
export function InstrumentNews({ symbol }: { symbol: string }) {
  const t = useMessages('market');
  const { query, rows } = usePages(pagesOf('getNews', getNews, { symbol, limit: pageLimit }), newsId);
  return (
    <QueryPart
      query={query}
      failedTitle={t('newsFailed')}
      failedText={t('chartFailedText')}
      skeleton={<SkeletonRows rows={4} />}
    >
      {() => (
        <div className="grid gap-3">
          <Items items={rows ?? none} />
          <ShowMore query={query} failedText={t('moreNewsFailed')} />
        </div>
      )}
    </QueryPart>
  );
}
