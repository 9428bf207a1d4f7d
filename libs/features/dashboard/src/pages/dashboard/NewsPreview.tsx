import type { InstrumentRef, NewsItem } from '@wealth/api-sdk/model';
import { useGetNews } from '@wealth/api-sdk/stock';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentSymbol, LiveCell, useServerNow } from '@wealth/parts';
import { useHasQuote } from '@wealth/stream';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { NewsIcon } from '@wealth/ui/icon';
import { newsColumns, newsCount, newsRows, newsRowSkeleton, newsSkeleton } from './newsSkeleton.tsx';

/** Not shown: the stream has told by the time that the change stands here. */
const unknown = { last_price: Number.NaN, change: Number.NaN, change_percent: Number.NaN, volume: 0 };

/** The day of what the news are about, once the stream has told it. */
function DayOf({ instrument }: { instrument: InstrumentRef }) {
  if (!useHasQuote(instrument)) return null;
  return <LiveCell instrument={instrument} served={unknown} figure="changePercent" />;
}

function Item({ title, time, symbols }: NewsItem) {
  const formats = useFormats();
  const today = formats.date(useServerNow());
  const [first] = symbols;
  return (
    <li className="flex min-w-0 flex-col gap-1 px-card py-3">
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 text-caption text-fg-subtle">
        <time dateTime={time}>
          {formats.date(time) === today ? formats.marketTime(time) : formats.dateTime(time)}
        </time>
        {first && (
          <>
            <InstrumentSymbol instrument={first} />
            <DayOf instrument={first} />
          </>
        )}
      </p>
    </li>
  );
}

export interface NewsPreviewProps {
  /** The card is narrow: one beneath the other. @default false */
  isNarrow?: boolean;
}

/** What was written last, about whatever it is. */
export function NewsPreview({ isNarrow = false }: NewsPreviewProps) {
  const t = useMessages('dashboard');
  const query = useGetNews({ limit: newsCount });
  const items = query.data?.items ?? [];
  const state: CardState | undefined =
    query.data !== undefined && items.length === 0
      ? { kind: 'empty', title: t('newsEmpty'), text: t('newsEmptyText'), icon: <NewsIcon size="lg" /> }
      : cardStateOf(query, {
          failedTitle: t('newsFailed'),
          failedText: t('failedText'),
          skeleton: isNarrow ? newsRowSkeleton : newsSkeleton,
        });
  return (
    <Card title={t('news')} isFlush state={state}>
      <ul aria-label={t('newsList')} className={isNarrow ? newsRows : newsColumns}>
        {items.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </ul>
    </Card>
  );
}
