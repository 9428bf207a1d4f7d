import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { profitCalendarTexts } from '@wealth/i18n-locale/ui/profitCalendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StateMessage, type StateMessageProps } from '../state-message/StateMessage.tsx';
import { monthTitle } from './monthTitle.ts';
import type { ProfitEntry } from './PeriodCell.tsx';
import { PeriodGrid } from './PeriodGrid.tsx';
import { shiftMonth, type ProfitView } from './periods.ts';

export interface ProfitCalendarProps {
  view: ProfitView;
  onViewChange: (view: ProfitView) => void;
  /** YYYY-MM: the month of the days, or whose year the months are of. */
  period: string;
  onPeriodChange: (period: string) => void;
  /** Days, months or years, by the view; a period that is left out has no figure. */
  entries: readonly ProfitEntry[];
  /** YYYY-MM-DD in IST; nothing later can be reached. */
  today: string;
  /** YYYY-MM of the first figure; nothing earlier can be reached. */
  firstPeriod?: string;
  /** What the cards beside the calendar tell of. */
  selected: string | null;
  onSelect: (period: string) => void;
  /** The client hides amounts: shade and sign stay visible. */
  isMasked?: boolean;
  state?: { kind: 'loading' } | ({ kind: 'error' | 'offline' } & Omit<StateMessageProps, 'kind'>);
}

const monthsInYear = 12;

interface PagerProps {
  previous: string;
  next: string;
  canGoBack: boolean;
  canGoOn: boolean;
  title: string;
  onTurn: (count: number) => void;
}

function Pager({ previous, next, canGoBack, canGoOn, title, onTurn }: PagerProps) {
  return (
    <div className="flex items-center gap-3">
      <IconButton
        size="sm"
        isBordered
        aria-label={previous}
        isDisabled={!canGoBack}
        onPress={() => onTurn(-1)}
      >
        <ChevronLeftIcon size="sm" />
      </IconButton>
      <h3 className="text-title" aria-live="polite">
        {title}
      </h3>
      <IconButton size="sm" isBordered aria-label={next} isDisabled={!canGoOn} onPress={() => onTurn(1)}>
        <ChevronRightIcon size="sm" />
      </IconButton>
    </div>
  );
}

/**
 * What each day, month or year has gained or lost: the shade repeats the signed figure, closed days are outlined.
 * Arrow keys move by day and by week, Page keys by month.
 */
export function ProfitCalendar({ view, onViewChange, period, onPeriodChange, ...rest }: ProfitCalendarProps) {
  const { entries, today, firstPeriod, selected, onSelect, isMasked = false, state } = rest;
  const t = useUiText(profitCalendarTexts);
  const loaderText = useUiText(loaderTexts);
  const titles: Record<ProfitView, string> = {
    day: monthTitle(period, useUiLanguage().language),
    month: period.slice(0, 4),
    year: t('allYears'),
  };
  const title = titles[view];
  const pageMonths = view === 'month' ? monthsInYear : 1;
  const lastPeriod = today.slice(0, 7);

  function isReachable(month: string): boolean {
    const length = view === 'month' ? 4 : 7;
    const name = month.slice(0, length);
    return name <= lastPeriod.slice(0, length) && name >= (firstPeriod ?? '').slice(0, length);
  }

  function leaveFor(next: string): boolean {
    const month = next.slice(0, 7);
    if (view === 'year' || !isReachable(month)) return false;
    onPeriodChange(month);
    return true;
  }

  const previous = shiftMonth(period, -pageMonths);
  const following = shiftMonth(period, pageMonths);
  return (
    <div className="grid gap-3" aria-busy={state?.kind === 'loading' || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {view === 'year' ? (
          <h3 className="text-title">{title}</h3>
        ) : (
          <Pager
            title={title}
            previous={view === 'day' ? t('previousMonth') : t('previousYear')}
            next={view === 'day' ? t('nextMonth') : t('nextYear')}
            canGoBack={isReachable(previous)}
            canGoOn={isReachable(following)}
            onTurn={(count) => onPeriodChange(count < 0 ? previous : following)}
          />
        )}
        <SegmentedControl
          aria-label={t('view')}
          value={view}
          onChange={onViewChange}
          options={[
            { value: 'day', label: t('viewDay') },
            { value: 'month', label: t('viewMonth') },
            { value: 'year', label: t('viewYear') },
          ]}
        />
      </div>
      {state?.kind === 'loading' && (
        <>
          <span role="status" className="sr-only">
            {loaderText('loading')}
          </span>
          <Skeleton shape="block" height={480} />
        </>
      )}
      {state && state.kind !== 'loading' && <StateMessage {...state} />}
      {!state && (
        <PeriodGrid
          title={title}
          view={view}
          period={period}
          entries={entries}
          today={today}
          selected={selected}
          isMasked={isMasked}
          onSelect={onSelect}
          onLeave={leaveFor}
        />
      )}
    </div>
  );
}
