import type { Article } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { IconTile } from '@wealth/ui/data-list';
import { ClockIcon, NewsIcon, SuccessIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { lessonIconOf } from './lessonIconOf.tsx';
import { useArticles } from '../../components/useArticles.ts';
import { useLargestHolding } from '../../components/useLargestHolding.ts';

function Lesson({ lesson }: { lesson: Article }) {
  const t = useMessages('discover');
  const formats = useFormats();
  const largest = useLargestHolding();
  const isRead = lesson.read_at !== null;
  return (
    <li className="relative grid min-h-33 grid-cols-1 content-between gap-3 rounded-card border border-border bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <IconTile tone={isRead ? 'accent' : 'neutral'}>{lessonIconOf(lesson.id)}</IconTile>
        {isRead ? (
          <Badge tone="positive" icon={<SuccessIcon size="sm" />}>
            {t('lessonRead')}
          </Badge>
        ) : (
          <Badge icon={<ClockIcon size="sm" />}>
            {t('lessonMinutes', { minutes: formats.quantity(lesson.minutes) })}
          </Badge>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <Link href={deepHref.article(lesson.id)}>{lesson.title}</Link>
        </h3>
        <p className="mt-0.5 text-detail wrap-anywhere text-fg-muted">
          {lesson.figure === 'largest_holding' && largest
            ? t('figureLargest', { ...largest })
            : lesson.summary}
        </p>
      </div>
    </li>
  );
}

/** What there is to read and how much of it is read, beside the title. */
function Progress({ lessons }: { lessons: readonly Article[] }) {
  const t = useMessages('discover');
  const formats = useFormats();
  const left = lessons.filter(({ read_at: at }) => at === null);
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const counts = {
    read: formats.quantity(lessons.length - left.length),
    total: formats.quantity(lessons.length),
  };
  return (
    <span className="text-detail text-fg-muted">
      {left.length === 0 ? t('lessonsRead', counts) : t('lessonsLeft', { ...counts, minutes })}
    </span>
  );
}

/** The lessons on risk, each with the time that it takes or the word that it was read. */
export function LessonCards() {
  const t = useMessages('discover');
  const query = useArticles();
  const lessons = query.data?.filter(({ kind }) => kind === 'lesson');
  if (!lessons || lessons.length === 0) {
    const empty: CardState = {
      kind: 'empty',
      icon: <NewsIcon size="lg" />,
      title: t('lessonsEmpty'),
      text: t('lessonsEmptyText'),
    };
    const failed = {
      failedTitle: t('lessonsFailed'),
      failedText: t('failedText'),
      skeleton: <SkeletonRows rows={3} />,
    };
    return <Card title={t('lessonsTitle')} state={lessons ? empty : cardStateOf(query, failed)} />;
  }
  return (
    <section aria-labelledby="lessons-title" className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="lessons-title" className="text-title">
          {t('lessonsTitle')}
        </h2>
        <Progress lessons={lessons} />
      </div>
      <ul className="grid grid-cols-1 gap-grid @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </section>
  );
}
