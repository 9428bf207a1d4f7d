import { deepHref } from '@wealth/hrefs';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { IpoIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { IssueCalendar } from './IssueCalendar.tsx';
import { useIssues } from './useIssues.ts';

/** All issues around today on one calendar, each leading to its terms, with what the client has asked for. */
export function IssueCalendarCard() {
  const { t } = useIssueWords();
  const isSandbox = useIsSandbox();
  const ipo = useIssues('ipo');
  const fo = useIssues('fo');
  const missing = [ipo, fo].find(({ data }) => data === undefined);
  const issues = [...(ipo.data ?? []), ...(fo.data ?? [])];
  const empty: CardState = {
    kind: 'empty',
    icon: <IpoIcon size="lg" />,
    title: t('noIssuesTitle'),
    text: t('noIssuesText'),
  };
  const failed = {
    failedTitle: t('issuesFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={4} />,
  };
  const state = missing ? cardStateOf(missing, failed) : issues.length === 0 ? empty : undefined;
  return (
    <Card
      title={t('issues')}
      note={isSandbox ? t('calendarSimulated') : undefined}
      action={<Link href={deepHref.ipo()}>{t('allIssues')}</Link>}
      isFlush
      state={state}
    >
      <IssueCalendar issues={issues} />
    </Card>
  );
}
