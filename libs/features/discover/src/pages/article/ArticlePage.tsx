import { useReadArticle } from '@wealth/api-sdk/content';
import type { Article } from '@wealth/api-sdk/model';
import { deepHref, href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIntentKey } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SuccessIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useId, type ReactNode } from 'react';
import { useArticles } from '../../components/useArticles.ts';
import { OwnFigure } from './OwnFigure.tsx';
import { useSeen } from './useSeen.ts';

export interface ArticlePageProps {
  id: string;
  /** Shown where there is no such article. */
  notFound: ReactNode;
}

/** Says that it was read: once the end of the text has been on the screen. */
function Confirm({ article }: { article: Article }) {
  const t = useMessages('discover');
  const formats = useFormats();
  const hintId = useId();
  const keyOf = useIntentKey();
  const { place, isSeen } = useSeen<HTMLDivElement>();
  const reading = useReadArticle({ mutation: { meta: { errorTitle: 'readingNotSaved' } } });
  if (article.read_at !== null) {
    return (
      <p role="status">
        <Badge tone="positive" icon={<SuccessIcon size="sm" />}>
          {t('articleDone', { date: formats.date(article.read_at) })}
        </Badge>
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <div ref={place} className="h-px w-full" />
      <Button
        isDisabled={!isSeen}
        isPending={reading.isPending}
        aria-describedby={hintId}
        onPress={() => reading.mutate({ id: article.id, headers: { 'Idempotency-Key': keyOf(article.id) } })}
      >
        {t('articleConfirm')}
      </Button>
      <p id={hintId} className="text-caption text-fg-muted">
        {isSeen ? t('articleAdvice') : t('articleScroll')}
      </p>
    </div>
  );
}

function Words({ article, next }: { article: Article; next: Article | undefined }) {
  const t = useMessages('discover');
  const formats = useFormats();
  return (
    <article className="mx-auto grid w-full max-w-column gap-grid">
      <header>
        <h1 className="text-page wrap-anywhere">{article.title}</h1>
        <p className="mt-1 text-fg-muted wrap-anywhere">{article.summary}</p>
        <p className="mt-1 text-detail text-fg-subtle">
          {t('lessonMinutes', { minutes: formats.quantity(article.minutes) })}
        </p>
      </header>
      <OwnFigure figure={article.figure} />
      <Card>
        <div className="grid max-w-prose gap-6 p-1 text-reading tablet:p-4">
          {article.sections.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-title wrap-anywhere">{heading}</h2>
              <p className="mt-1 wrap-anywhere text-fg-muted">{text}</p>
            </section>
          ))}
          <Confirm article={article} />
        </div>
      </Card>
      <div className="flex flex-wrap gap-3">
        {next && (
          <LinkButton href={deepHref.article(next.id)} variant="secondary">
            {t('articleNext', { title: next.title })}
          </LinkButton>
        )}
        <LinkButton href={href.discover()} variant="ghost">
          {t('articleAll')}
        </LinkButton>
      </div>
    </article>
  );
}

/** A lesson or a document of the operator, to be read to its end. */
export function ArticlePage({ id, notFound }: ArticlePageProps) {
  const t = useMessages('discover');
  const query = useArticles();
  const articles = query.data;
  const article = articles?.find((one) => one.id === id);
  if (articles && !article) return notFound;
  const failed = {
    failedTitle: t('articleFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={8} />,
  };
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb
        items={[
          { label: t('articleBack'), href: href.discover() },
          { label: article?.title ?? t('articleText') },
        ]}
      />
      {articles && article ? (
        <Words
          article={article}
          next={articles.find((one) => one.kind === article.kind && one.id !== id && one.read_at === null)}
        />
      ) : (
        <>
          <h1 className="sr-only">{t('articleText')}</h1>
          <Card title={t('articleText')} state={cardStateOf(query, failed)} />
        </>
      )}
    </div>
  );
}
