import { deepHref, href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useArticles } from '../../components/useArticles.ts';

/** What a client should have read before it is needed: documents of the operator, and pages of the app. */
export function DocumentsCard() {
  const t = useMessages('discover');
  const formats = useFormats();
  const query = useArticles();
  const failed = {
    failedTitle: t('lessonsFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={4} />,
  };
  const documents = query.data?.filter(({ kind }) => kind === 'document') ?? [];
  return (
    <Card title={t('documentsTitle')} isFlush state={cardStateOf(query, failed)}>
      <DataList
        aria-label={t('documentsTitle')}
        items={[
          ...documents.map(({ id, title, minutes, read_at: readAt }) => ({
            id,
            title,
            valueDetail:
              readAt === null ? t('lessonMinutes', { minutes: formats.quantity(minutes) }) : t('lessonRead'),
            href: deepHref.article(id),
          })),
          { id: 'trust', title: t('documentTrust'), href: href.trust() },
          { id: 'privacy', title: t('documentPrivacy'), href: href.privacy() },
        ]}
      />
    </Card>
  );
}
