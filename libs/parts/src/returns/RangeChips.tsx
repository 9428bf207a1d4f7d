import type { ReturnDays, ReturnRangeName } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { ChoiceChips } from '@wealth/ui/chip';
import { useState } from 'react';
import { OwnDays } from '../list/OwnDays.tsx';
import { useToday } from '../useToday.ts';
import { hasRange, taxYearsSince } from './returnDaysOf.ts';

const ranges = ['1Y', '6M', '3M', '1M'] as const satisfies readonly ReturnRangeName[];
const rangeText = {
  '1Y': 'rangeYear',
  '6M': 'rangeSixMonths',
  '3M': 'rangeThreeMonths',
  '1M': 'rangeOneMonth',
} as const satisfies Record<(typeof ranges)[number], string>;

const all = 'all';
const own = 'own';
const none: ReturnDays = { range: undefined, from: undefined, to: undefined };

export interface RangeChipsProps {
  value: ReturnDays;
  onChange: (days: ReturnDays) => void;
  /** Of the first trade: ranges before it do not exist; null without a trade, undefined while it is not known. */
  firstDay: string | null | undefined;
}

/** The days that figures and charts of the portfolio are of: in one press, or of the client's own choice. */
export function RangeChips({ value, onChange, firstDay }: RangeChipsProps) {
  const t = useMessages('parts');
  const today = useToday();
  const [isOwn, setOwn] = useState(false);
  const years = taxYearsSince(firstDay, today);
  const year = years.find(({ from, to }) => from === value.from && to === value.to);
  const hasNoDays = value.range === undefined && value.from === undefined && value.to === undefined;
  const chosen = isOwn ? own : (value.range ?? (hasNoDays ? all : (year?.name ?? own)));

  function choose(id: string) {
    setOwn(id === own);
    const range = ranges.find((one) => one === id);
    const chosenYear = years.find(({ name }) => name === id);
    if (range) onChange({ ...none, range });
    else if (chosenYear) onChange({ ...none, from: chosenYear.from, to: chosenYear.to });
    else if (id === all) onChange(none);
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <ChoiceChips
        aria-label={t('range')}
        value={chosen}
        onChange={choose}
        options={[
          { value: all, label: t('rangeAllShort') },
          ...ranges.map((range) => ({
            value: range,
            label: t(rangeText[range]),
            // What an address asks for stays chosen, however short the history is.
            isDisabled: range !== value.range && !hasRange(range, firstDay, today),
          })),
          ...years.map(({ name }) => ({
            value: name,
            label: t('taxYear', { years: name.replace('-', '–') }),
          })),
          { value: own, label: t('rangeDates') },
        ]}
      />
      {chosen === own && (
        <div className="flex flex-wrap gap-2">
          <OwnDays
            value={{ from: value.from, to: value.to }}
            onChange={(patch) => onChange({ ...none, from: value.from, to: value.to, ...patch })}
          />
        </div>
      )}
    </div>
  );
}
