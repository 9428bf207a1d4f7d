import type { Issue } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { Card } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { bandText, issueState, kindTexts } from './issueTexts.ts';
import { useIssues } from './useIssues.ts';

const isOpen = ({ status }: Issue) => status === 'open';

/** The address of an issue in its list. */
export const issueHref = ({ kind, id }: Pick<Issue, 'kind' | 'id'>) =>
  kind === 'ipo' ? deepHref.ipo({ issue: id }) : deepHref.fo({ issue: id });

/** What can be applied for now, each leading to its terms; nothing where nothing is open. */
export function OpenIssues() {
  const words = useIssueWords();
  const { t } = words;
  const ipo = useIssues('ipo');
  const fo = useIssues('fo');
  const open = [...(ipo.data ?? []), ...(fo.data ?? [])].filter(isOpen);
  if (open.length === 0) return null;
  return (
    <Card title={t('openIssues')} isFlush>
      <DataList
        aria-label={t('openIssues')}
        items={open.map((issue) => ({
          id: issue.id,
          title: issue.name,
          detail: `${t(kindTexts[issue.kind])} · ${bandText(issue, words)}`,
          value: issueState(issue, words).text,
          href: issueHref(issue),
        }))}
      />
    </Card>
  );
}
