import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { weekdayNames } from '@wealth/i18n-locale';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { useUiLanguage } from '../messages/UiTextsProvider.tsx';
import { PeriodCell, type ProfitEntry } from './PeriodCell.tsx';
import { periodAfterKey, periodRows, type ProfitView } from './periods.ts';
import { WeekSum } from './WeekSum.tsx';
import { sumOfWeek } from './sumOfWeek.ts';

export interface PeriodGridProps {
  title: string;
  view: ProfitView;
  /** YYYY-MM */
  period: string;
  entries: readonly ProfitEntry[];
  /** YYYY-MM-DD */
  today: string;
  selected: string | null;
  isMasked: boolean;
  onSelect: (period: string) => void;
  /** A key has led out of what is shown. @returns false when there is nothing there. */
  onLeave: (period: string) => boolean;
}

function Weekdays() {
  const { language } = useUiLanguage();
  const names = weekdayNames({ locale: language, style: 'long' });
  const short = weekdayNames({ locale: language, style: 'short' });
  return (
    <thead>
      <tr>
        {names.map((name, day) => (
          <th
            key={name}
            scope="col"
            abbr={name}
            className="truncate px-1.5 pb-0.5 text-end text-caption font-normal text-fg-subtle tablet:px-2.5"
          >
            {short[day]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PeriodRowProps {
  row: ReadonlyArray<string | null>;
  children: (period: string) => ReactNode;
}

/** The places before the first and after the last period of a row are one empty cell each. */
function PeriodRow({ row, children }: PeriodRowProps) {
  const periods = row.filter((name) => name !== null);
  const before = row.findIndex((name) => name !== null);
  const after = row.length - before - periods.length;
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place of the grid, no control */}
      {before > 0 && <td colSpan={before} />}
      {periods.map((name) => children(name))}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place of the grid, no control */}
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}

interface WeekOfProps extends Pick<PeriodRowProps, 'row'> {
  entries: ReadonlyMap<string, ProfitEntry>;
  isMasked: boolean;
}

/** Nothing beneath a week without a figure. */
function WeekOf({ row, entries, isMasked }: WeekOfProps) {
  const days = row.filter((name) => name !== null);
  const [from] = days;
  const sum = sumOfWeek(days.map((day) => entries.get(day)));
  return from === undefined || sum === null ? null : <WeekSum {...{ from, sum, isMasked }} />;
}

/** The cells of one month, year or of all years: one stop of the Tab key, arrow keys between them. */
export function PeriodGrid({ title, view, period, entries, today, selected, ...rest }: PeriodGridProps) {
  const { isMasked, onSelect, onLeave } = rest;
  const byPeriod = new Map(entries.map((entry) => [entry.period, entry]));
  const years = entries
    .map((entry) => entry.period)
    .filter((name) => name.length === 4)
    .toSorted();
  const rows = periodRows({ view, period, years });
  const cells = rows.flat().filter((name) => name !== null);
  const current = today.slice(0, view === 'day' ? 10 : view === 'month' ? 7 : 4);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = [focused, selected, current].find((name) => name !== null && cells.includes(name)) ?? cells[0];
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const movesFocus = useRef(false);

  useEffect(() => {
    if (!movesFocus.current || focused === null) return;
    const button = buttons.current.get(focused);
    if (!button) return;
    movesFocus.current = false;
    button.focus();
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (stop === undefined || !isPlainKey(event)) return;
    const next = periodAfterKey(event.key, stop, { view, rows });
    if (next === null) return;
    event.preventDefault();
    if (!cells.includes(next) && !onLeave(next)) return;
    movesFocus.current = true;
    setFocused(next);
  }

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the arrow keys are the calendar's
      role="grid"
      aria-label={title}
      onKeyDown={handleKeyDown}
      className="w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-1 tablet:border-spacing-1.5"
    >
      {view === 'day' && <Weekdays />}
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.find((name) => name !== null) ?? 'empty'}>
            <PeriodRow row={row}>
              {(name) => (
                <td key={name} aria-selected={name === selected}>
                  <PeriodCell
                    period={name}
                    view={view}
                    entry={byPeriod.get(name)}
                    isToday={name === current}
                    isSelected={name === selected}
                    isStop={name === stop}
                    isMasked={isMasked}
                    onSelect={() => onSelect(name)}
                    onFocus={() => setFocused(name)}
                    ref={(element) => {
                      if (element) buttons.current.set(name, element);
                      return () => void buttons.current.delete(name);
                    }}
                  />
                </td>
              )}
            </PeriodRow>
            {view === 'day' && <WeekOf row={row} entries={byPeriod} isMasked={isMasked} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
