import { formatPercent, monthNames } from '@wealth/i18n-locale';
import { monthTableTexts } from '@wealth/i18n-locale/ui/monthTable';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { useUiLanguage, useUiText } from '../messages/UiTextsProvider.tsx';
import { MonthCell, shortPercent } from './MonthCell.tsx';
import { cellAfterKey, monthKey, type YearFigures } from './monthFigures.ts';

export interface MonthTableProps {
  /** Names the table: what is shown of which months. */
  'aria-label': string;
  /** In the order in which they are shown. */
  years: readonly YearFigures[];
  /** What the excess is over ("NIFTY50"). */
  benchmarkName: string;
}

type Rows = ReadonlyArray<ReadonlyArray<string | null>>;

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);
/** Months of a row on a phone. */
const phoneColumns = 4;

const keyIfKnown = ({ year, months }: YearFigures, month: number) =>
  months.some((one) => one.month === month) ? monthKey(year, month) : null;

/** One stop of the Tab key for a grid, arrow keys between its cells. */
function useCells(rows: Rows) {
  const cells = rows.flat().filter((cell) => cell !== null);
  const [focused, setFocused] = useState<string | null>(null);
  const elements = useRef(new Map<string, HTMLTableCellElement>());
  const stop = focused !== null && cells.includes(focused) ? focused : cells[0];

  function onKeyDown(event: KeyboardEvent) {
    if (stop === undefined || !isPlainKey(event)) return;
    const next = cellAfterKey(event.key, stop, rows);
    if (next === null) return;
    event.preventDefault();
    elements.current.get(next)?.focus();
  }

  const cellProps = (key: string) => ({
    isStop: key === stop,
    onFocus: () => setFocused(key),
    ref: (element: HTMLTableCellElement | null) => {
      if (element) elements.current.set(key, element);
      return () => void elements.current.delete(key);
    },
  });
  return { onKeyDown, cellProps };
}

function useMonthNames() {
  const { language } = useUiLanguage();
  const short = monthNames({ locale: language, style: 'short' });
  const long = monthNames({ locale: language, style: 'long' });
  return {
    short: (month: number) => short[month - 1] ?? '',
    title: (year: number, month: number) => `${long[month - 1] ?? ''} ${year}`,
  };
}

const head = 'px-2 pb-0.5 text-end text-caption font-normal whitespace-nowrap text-fg-subtle';
const sum = 'px-2 text-end text-detail whitespace-nowrap tabular-nums';

/** A row a year, a column a month. */
function WideTable({ years, benchmarkName, 'aria-label': label }: MonthTableProps) {
  const t = useUiText(monthTableTexts);
  const names = useMonthNames();
  const { onKeyDown, cellProps } = useCells(
    years.map((year) => allMonths.map((month) => keyIfKnown(year, month))),
  );
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the arrow keys are the table's
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="w-full min-w-184 table-fixed border-separate border-spacing-1"
    >
      <thead>
        <tr>
          <th scope="col" className={`w-12 ${head}`}>
            <span className="sr-only">{t('year')}</span>
          </th>
          {allMonths.map((month) => (
            <th key={month} scope="col" className={head}>
              {names.short(month)}
            </th>
          ))}
          <th scope="col" className={`w-20 ${head}`}>
            {t('year')}
          </th>
          <th scope="col" className={`w-20 ${head}`}>
            {benchmarkName}
          </th>
          <th scope="col" className={`w-20 ${head}`}>
            {t('excess')}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map((figures) => (
          <tr key={figures.year}>
            <th scope="row" className="text-start text-detail font-semibold">
              {figures.year}
            </th>
            {allMonths.map((month) => (
              <MonthCell
                key={month}
                figures={figures.months.find((one) => one.month === month)}
                name={names.title(figures.year, month)}
                benchmarkName={benchmarkName}
                {...cellProps(monthKey(figures.year, month))}
              />
            ))}
            <td className={`${sum} font-semibold`}>{formatPercent(figures.percent)}</td>
            <td className={`${sum} text-fg-muted`}>{formatPercent(figures.benchmark)}</td>
            <td className={sum}>{formatPercent(figures.excess)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface YearTableProps extends Omit<MonthTableProps, 'years'> {
  figures: YearFigures;
}

/** The months of one year, four in a row. */
function YearTable({ figures, benchmarkName, 'aria-label': label }: YearTableProps) {
  const names = useMonthNames();
  const rows = [0, 1, 2].map((row) => allMonths.slice(row * phoneColumns, (row + 1) * phoneColumns));
  const { onKeyDown, cellProps } = useCells(
    rows.map((months) => months.map((month) => keyIfKnown(figures, month))),
  );
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the arrow keys are the table's
      role="grid"
      aria-label={`${label}, ${figures.year}`}
      onKeyDown={onKeyDown}
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1"
    >
      <tbody>
        {rows.map((months) => (
          <tr key={months[0]}>
            {months.map((month) => (
              <MonthCell
                key={month}
                figures={figures.months.find((one) => one.month === month)}
                name={names.title(figures.year, month)}
                shownName={names.short(month)}
                benchmarkName={benchmarkName}
                {...cellProps(monthKey(figures.year, month))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One year at a time, with the way to the others. */
function PhoneTable({ years, ...rest }: MonthTableProps) {
  const t = useUiText(monthTableTexts);
  const [index, setIndex] = useState(0);
  const shown = Math.min(index, years.length - 1);
  const figures = years[shown];
  if (!figures) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center justify-between">
        <span aria-live="polite" className="text-label font-semibold">
          {t('monthsOf', { year: String(figures.year) })}
        </span>
        <span className="flex gap-1">
          <IconButton
            aria-label={t('earlierYear')}
            isDisabled={shown >= years.length - 1}
            onPress={() => setIndex(shown + 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            aria-label={t('laterYear')}
            isDisabled={shown === 0}
            onPress={() => setIndex(shown - 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </span>
      </div>
      <YearTable key={figures.year} figures={figures} {...rest} />
      <p className="flex justify-between gap-3 text-detail text-fg-muted">
        {t('wholeYear', { year: String(figures.year) })}
        <span className="tabular-nums">
          <b className="font-semibold text-fg">{formatPercent(figures.percent)}</b>
          {` ${shortPercent(figures.excess)}`}
        </span>
      </p>
    </div>
  );
}

/** Returns of years by their months, each with the excess over a benchmark: by arrow keys, and on phones a year at a time. */
export function MonthTable(props: MonthTableProps) {
  if (useBreakpoint() === 'mobile') return <PhoneTable {...props} />;
  return (
    <ScrollBox
      aria-label={props['aria-label']}
      className="overflow-x-auto scroll-fades focus-visible:-outline-offset-2"
    >
      <WideTable {...props} />
    </ScrollBox>
  );
}
