import { getApplications } from '@wealth/api-sdk/trade';
import type { ApplicationKind, IssueApplication } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { IpoIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { ApplicationBadge } from '../parts/ApplicationBadge.tsx';
import type { IssueListName } from '../parts/applicationPlacing.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';

const kindsOf: Readonly<Record<IssueListName, readonly ApplicationKind[]>> = {
  ipo: ['ipo'],
  fo: ['fpo', 'ofs'],
};

const limit = 20;
const rowId = ({ id }: IssueApplication) => id;

export interface MyApplicationsProps {
  list: IssueListName;
}

/** The client's applications of a list, the newest first; each leads to its page. */
export function MyApplications({ list }: MyApplicationsProps) {
  const { t, ownUnits, dayTime } = useIssueWords();
  const [only] = kindsOf[list];
  // One list has two kinds, which the server is not asked for at once.
  const params = kindsOf[list].length === 1 && only !== undefined ? { kind: only, limit } : { limit };
  const { query, rows, hasMore, readOn } = usePages(
    {
      ...pagesOf('getApplications', getApplications, params),
      meta: { claims: () => true },
    },
    rowId,
  );
  const own = (rows ?? []).filter(({ kind }) => kindsOf[list].includes(kind));
  const title = t(list === 'ipo' ? 'yourApplications' : 'yourBids');
  const empty: CardState = {
    kind: 'empty',
    icon: <IpoIcon size="lg" />,
    title: t('noneYetTitle'),
    text: t('noneYetText'),
  };
  const texts = {
    failedTitle: t('applicationsFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={2} />,
  };
  const state = rows && own.length === 0 && !hasMore ? empty : cardStateOf(query, texts);
  return (
    <Card title={title} headingLevel="h3" isFlush {...(state ? { state } : {})}>
      <DataList
        aria-label={title}
        items={own.map((application) => ({
          id: application.id,
          title: application.subject.name,
          detail: t('quantityAsked', {
            quantity: ownUnits(application.quantity),
            time: dayTime(application.asked_at),
          }),
          value: <ApplicationBadge application={application} />,
          href: deepHref.application(application.id),
        }))}
      />
      {hasMore && (
        <div className="p-card">
          <Button variant="ghost" size="sm" onPress={readOn}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}
