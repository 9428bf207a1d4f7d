import { useGetProfit } from '@wealth/api-sdk/stat';
import type { ReturnRange } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { hasRange, ProfitChart, useToday } from '@wealth/parts';
import { RangeSwitch } from '@wealth/ui/range-switch';
import { useState } from 'react';
import { homeChartHeight } from './homeChartHeight.ts';

const ranges = ['1W', '1M', '3M', '1Y', 'ALL'] as const satisfies readonly ReturnRange[];
type Range = (typeof ranges)[number];

const rangeText = {
  '1W': 'rangeWeek',
  '1M': 'rangeOneMonth',
  '3M': 'rangeThreeMonths',
  '1Y': 'rangeYear',
  ALL: 'rangeAllShort',
} as const satisfies Record<Range, string>;

/** The lines of another range stay until those of the chosen one have come. */
const kept = { query: { placeholderData: <Data,>(previous: Data | undefined) => previous } };

/** What the shares were worth, above what was put in and beside the same rupees in the index. */
export function NetWorthChart() {
  const t = useMessages('parts');
  const today = useToday();
  const [range, setRange] = useState<Range>('1Y');
  const query = useGetProfit({ range }, kept);
  const firstDay = query.data?.first_day;
  const nameOf = (one: Range) => t(rangeText[one]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <RangeSwitch
          ranges={ranges}
          labelOf={nameOf}
          value={range}
          onChange={setRange}
          disabledRanges={ranges.filter(
            (one) => one !== 'ALL' && one !== range && !hasRange(one, firstDay, today),
          )}
        />
      </div>
      <ProfitChart query={query} view="value" range={nameOf(range)} height={homeChartHeight} />
    </div>
  );
}
