import type { Issue } from '@wealth/api-sdk/model';
import { useSectorName } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { DataList } from '@wealth/ui/data-list';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';
import { bandText, grouped, groupTexts, issueState, kindTexts } from './issueTexts.ts';

export interface IssueListProps {
  issues: readonly Issue[];
  /** The one whose detail stands beside the list; null for none. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Whether the detail takes the place of the list. */
  isAlone: boolean;
}

function detailOf(issue: Issue, words: IssueWords, sectorName: (sector: string) => string): string {
  const { t, units, times } = words;
  const { kind, board, lot_size: lot, subscription, sector } = issue;
  const about = kind === 'ipo' ? t(board === 'sme' ? 'boardSme' : 'boardMain') : t(kindTexts[kind]);
  const [retail] = subscription?.categories ?? [];
  const parts = [
    t('sectorAndBoard', { sector: sectorName(sector), board: about }),
    bandText(issue, words),
    ...(lot === null || kind === 'ofs' ? [] : [t('lotShort', { lot: units(lot) })]),
    ...(retail ? [t('retailTimes', { times: times(retail.times) })] : []),
  ];
  return parts.join(' · ');
}

function StateBadge({ issue }: { issue: Issue }) {
  const { tone, text } = issueState(issue, useIssueWords());
  return <Badge tone={tone}>{text}</Badge>;
}

/** The issues of a list: those that are open first. Beside the detail one is chosen, alone each leads to its detail. */
export function IssueList({ issues, chosen, onChoose, isAlone }: IssueListProps) {
  const words = useIssueWords();
  const { t, units } = words;
  const sectorName = useSectorName();
  return (
    <div className="grid grid-cols-1 gap-5">
      {grouped(issues).map(({ group, issues: own }) => {
        const label = t('groupCount', { group: t(groupTexts[group]), count: units(own.length) });
        if (isAlone) {
          return (
            <section key={group} aria-label={label} className="grid gap-2">
              <h3 className="text-detail text-fg-muted">{label}</h3>
              <div className="rounded-card border border-border bg-surface">
                <DataList
                  aria-label={label}
                  items={own.map((issue) => ({
                    id: issue.id,
                    title: issue.name,
                    detail: detailOf(issue, words, sectorName),
                    value: <StateBadge issue={issue} />,
                    onPress: () => onChoose(issue.id),
                  }))}
                />
              </div>
            </section>
          );
        }
        return (
          <ChoiceCards
            key={group}
            label={label}
            value={own.some(({ id }) => id === chosen) ? chosen : null}
            onChange={onChoose}
            options={own.map((issue) => ({
              value: issue.id,
              title: issue.name,
              description: detailOf(issue, words, sectorName),
              aside: <StateBadge issue={issue} />,
            }))}
          />
        );
      })}
    </div>
  );
}
