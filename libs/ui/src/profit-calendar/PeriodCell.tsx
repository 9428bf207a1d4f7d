import type { Ref } from 'react';
import { formatAmount, formatCompact, formatDay, formatPercent, type Language } from '@wealth/i18n-locale';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { profitCalendarTexts } from '@wealth/i18n-locale/ui/profitCalendar';
import { directionOf } from '../internal/direction.ts';
import { heat, heatStep } from '../internal/heat.ts';
import { tv } from '../internal/tv.ts';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';
import type { ProfitView } from './periods.ts';
import { monthTitle, nameOfMonth } from './monthTitle.ts';
import { signNames, signs } from './signs.ts';

/** The gain or loss of a day, a month or a year. */
export interface ProfitEntry {
  /** YYYY-MM-DD, YYYY-MM or YYYY, by the view. */
  period: string;
  /** Rupees, signed, deposits and withdrawals taken out; null while it is not known. */
  amount: number | null;
  /** Percentage points of the value before. */
  percent: number | null;
  /** Nothing was traded. */
  isClosed?: boolean;
  /** Why it is closed, or what is special ("Holiday", "Muhurat"). */
  note?: string;
}

const cell = tv({
  slots: {
    root: 'relative flex min-h-13 w-full flex-col justify-between rounded-control px-0.5 py-1.5 tablet:min-h-24 tablet:px-2.5 tablet:py-2',
    number: 'truncate text-start text-caption',
    amount: 'truncate text-end text-detail font-semibold whitespace-nowrap tabular-nums max-tablet:hidden',
    sign: 'text-end text-label font-semibold',
    percent: 'truncate text-end text-tick whitespace-nowrap tabular-nums tablet:text-caption',
    note: 'truncate text-end text-tick text-fg-subtle max-tablet:hidden',
  },
  variants: {
    isOutlined: { true: { root: 'border border-border', number: 'text-fg-muted' } },
    isSelected: { true: { root: 'outline-2 outline-offset-1 outline-accent' } },
  },
});

export interface PeriodCellProps {
  period: string;
  view: ProfitView;
  entry: ProfitEntry | undefined;
  isToday: boolean;
  isSelected: boolean;
  isStop: boolean;
  isMasked: boolean;
  onSelect: () => void;
  onFocus: () => void;
  ref: Ref<HTMLButtonElement>;
}

function periodName(period: string, view: ProfitView, language: Language): string {
  if (view === 'day') return formatDay(period);
  return view === 'month' ? monthTitle(period, language) : period;
}

function shortName(period: string, view: ProfitView, language: Language): string {
  if (view === 'day') return String(Number(period.split('-')[2]));
  return view === 'month' ? nameOfMonth(period, language) : period;
}

/** Longest figure that a cell holds; a longer one is shortened, its name still says all of it. */
const longestFigure = 13;

function shownAmount(amount: number | null): string {
  const text = formatAmount(amount, { isSigned: true });
  return text.length > longestFigure ? formatCompact(amount, { isSigned: true }) : text;
}

/** On phones there is room for the number only. */
function NumberWithNote({ number, note }: { number: string; note: string | undefined }) {
  if (note === undefined) return number;
  return (
    <>
      <span className="tablet:hidden">{number}</span>
      <span className="max-tablet:hidden">{`${number} · ${note}`}</span>
    </>
  );
}

interface FiguresProps {
  entry: ProfitEntry;
  isMasked: boolean;
}

/** The signed amount and the percentage; of a hidden one the sign alone. */
function Figures({ entry, isMasked }: FiguresProps) {
  const styles = cell();
  return (
    <span aria-hidden="true" className="grid">
      {isMasked ? (
        <span className={styles.sign()}>{signs[directionOf(entry.amount)]}</span>
      ) : (
        <>
          <span className={styles.amount()}>{shownAmount(entry.amount)}</span>
          <span className={styles.percent()}>
            <span className="tablet:hidden">{formatPercent(entry.percent, { decimals: 1 })}</span>
            <span className="max-tablet:hidden">{formatPercent(entry.percent)}</span>
          </span>
        </>
      )}
    </span>
  );
}

/** The figures of a period as they are read. */
function useSpokenFigures() {
  const t = useUiText(profitCalendarTexts);
  const amountText = useUiText(amountTexts);
  return ({ amount, percent }: ProfitEntry, isMasked: boolean) =>
    isMasked
      ? [amountText('hidden'), t(signNames[directionOf(amount)])]
      : [formatAmount(amount, { isSigned: true }), formatPercent(percent)];
}

/** One period: its number, the signed figure and percentage, and a shade that repeats them. */
export function PeriodCell({ period, view, entry, isToday, isSelected, isMasked, ...rest }: PeriodCellProps) {
  const { isStop, onSelect, onFocus, ref } = rest;
  const t = useUiText(profitCalendarTexts);
  const spokenFigures = useSpokenFigures();
  const { language } = useUiLanguage();
  const hasFigure = entry !== undefined && !entry.isClosed;
  const closedNote = entry?.isClosed ? (entry.note ?? t('closed')) : undefined;
  const special = isToday ? t('today') : hasFigure ? entry.note : undefined;
  const notes = [isToday ? t('today') : undefined, entry?.note ?? closedNote];
  const figures = hasFigure ? spokenFigures(entry, isMasked) : [];
  const details = [...notes.filter((note) => note !== undefined), ...figures];
  const styles = cell({ isOutlined: !hasFigure, isSelected });
  const name = shortName(period, view, language);
  const shade = hasFigure ? heat({ step: `${heatStep(entry.percent)}` }) : '';

  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onSelect}
      onFocus={onFocus}
      className={`${styles.root()} layered-native ${shade}`}
    >
      <span className="sr-only">
        {`${periodName(period, view, language)}: ${(details.length > 0 ? details : [t('noFigure')]).join(', ')}`}
      </span>
      <span aria-hidden="true" className={styles.number()}>
        <NumberWithNote number={name} note={special} />
      </span>
      {closedNote !== undefined && (
        <span aria-hidden="true" className={styles.note()}>
          {closedNote}
        </span>
      )}
      {hasFigure && <Figures entry={entry} isMasked={isMasked} />}
    </button>
  );
}
