import type { Issue } from '@wealth/api-sdk/model';
import { addDays, istDay, isTradingDay, daysBetween, type CalendarDay } from '@wealth/domain';
import { useFormats } from '@wealth/i18n-locale-react';
import { useServerNow } from '@wealth/parts';
import { DataList } from '@wealth/ui/data-list';
import { applicationStates } from '../parts/applicationStates.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { grouped, issueState } from './issueTexts.ts';
import { issueHref } from './OpenIssues.tsx';

export interface IssueCalendarProps {
  issues: readonly Issue[];
  /** Opens one where the calendar is; without it each leads to the page of its list. */
  onChoose?: (id: string) => void;
}

/** How many days before and after today the calendar reaches. */
const reach = { before: 12, after: 20 } as const;

interface Span {
  from: CalendarDay;
  days: number;
}

const dayOf = (instant: string) => istDay(Date.parse(instant));

/** Where a day stands on the scale, in percent; outside of it at its end. */
function placeOf({ from, days }: Span, day: CalendarDay): number {
  const at = daysBetween(from, day);
  return (Math.min(Math.max(at, 0), days) / days) * 100;
}

const isWithin = ({ from, days }: Span, day: CalendarDay) => {
  const at = daysBetween(from, day);
  return at >= 0 && at <= days;
};

/** The days of one issue on the scale: a bar of bids, its allotment, and its listing. For the eye; the words say the same. */
function Track({ issue, span, today }: { issue: Issue; span: Span; today: CalendarDay }) {
  const opens = dayOf(issue.opens_at);
  const closes = dayOf(issue.changes_until);
  const left = placeOf(span, opens);
  const right = placeOf(span, addDays(closes, 1));
  const allotted = dayOf(issue.allotted_at);
  const lists = issue.lists_at === null ? null : dayOf(issue.lists_at);
  return (
    <span aria-hidden="true" className="relative block h-4 w-full min-w-24 bar-kept @min-[40rem]:w-3/5">
      <span className="absolute inset-y-0 w-px bg-accent" style={{ left: `${placeOf(span, today)}%` }} />
      {right > left && (
        <span
          className="absolute inset-y-1 rounded-mark bg-accent-line bg-fg-subtle forced-colors:bg-system-text"
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
      )}
      {issue.status !== 'withdrawn' && isWithin(span, allotted) && (
        <span
          data-mark="allotment"
          className="absolute top-1 size-2 -translate-x-1/2 rounded-mark bg-brass-line forced-colors:bg-system-text"
          style={{ left: `${placeOf(span, allotted)}%` }}
        />
      )}
      {lists !== null && isWithin(span, lists) && (
        <span
          className="absolute top-1 size-2 -translate-x-1/2 rounded-full border-2 border-accent bg-surface"
          style={{ left: `${placeOf(span, lists)}%` }}
        />
      )}
    </span>
  );
}

/** How far an issue is, and how far what the client has asked for in it. */
function Next({ issue }: { issue: Issue }) {
  const words = useIssueWords();
  const { application } = issue;
  return (
    <span className="inline-block @min-[40rem]:w-32">
      {issueState(issue, words).text}
      {application && (
        <span className="block font-medium text-accent-text">
          {words.t('calendarOwn', {
            state: words.t(applicationStates[application.state].badge),
            amount: words.own(application.amount),
          })}
        </span>
      )}
    </span>
  );
}

/** When the issues open, close and list, on one scale around today, holidays left out of what counts. */
export function IssueCalendar({ issues, onChoose }: IssueCalendarProps) {
  const words = useIssueWords();
  const { t, shortDay } = words;
  const formats = useFormats();
  const today = istDay(useServerNow());
  const span: Span = { from: addDays(today, -reach.before), days: reach.before + reach.after };
  const ordered = grouped(issues).flatMap(({ issues: own }) => own);
  const near = ordered.filter(
    ({ opens_at: opens, lists_at: lists }) =>
      isWithin(span, dayOf(opens)) || (lists !== null && isWithin(span, dayOf(lists))),
  );
  const nextHoliday = Array.from({ length: reach.after }, (_, index) => addDays(today, index + 1)).find(
    (day) => !isTradingDay(day) && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  );
  if (near.length === 0) return <p className="p-card text-detail text-fg-muted">{t('calendarEmpty')}</p>;
  return (
    <>
      <DataList
        aria-label={t('calendar')}
        items={near.map((issue) => ({
          id: issue.id,
          title: issue.name,
          detail: t('calendarRow', {
            from: shortDay(issue.opens_at),
            to: shortDay(issue.changes_until),
            allotted: shortDay(issue.allotted_at),
            lists: issue.lists_at === null ? t('notYet') : shortDay(issue.lists_at),
          }),
          middle: <Track {...{ issue, span, today }} />,
          valueDetail: <Next issue={issue} />,
          ...(onChoose ? { onPress: () => onChoose(issue.id) } : { href: issueHref(issue) }),
        }))}
      />
      <p className="border-t border-border px-card py-2 text-caption text-fg-muted">
        {nextHoliday === undefined
          ? t('calendarKey')
          : t('twoSentences', {
              one: t('calendarKey'),
              other: t('holiday', { day: formats.day(nextHoliday, { hasYear: false }) }),
            })}
      </p>
    </>
  );
}
