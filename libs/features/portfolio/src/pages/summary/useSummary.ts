import type { Returns } from '@wealth/api-sdk/model';
import { useGetHoldings, useGetProfit, useGetReturns } from '@wealth/api-sdk/stat';
import type { ReturnDays } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { returnParams, useHoldingTotals, useToday } from '@wealth/parts';
import { useMemo, useState } from 'react';
import { liveReturns } from '../../model/liveReturns.ts';

/** The figures of other days stay while those of the chosen ones are read. */
const kept = { query: { placeholderData: <Data>(previous: Data | undefined) => previous } };

/** A value as it was when all that it is made of had last been read: between two answers it would not add up. */
function useSettled<Value>(value: Value, isSettled: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (isSettled && settled !== value) setSettled(value);
  return isSettled || settled === undefined ? value : settled;
}

/** The days in words; before they are known those of today, which take as much room. */
function useRangeText(returns: Returns | undefined, today: string): string {
  const t = useMessages('returns');
  const formats = useFormats();
  const { from, to, days } = returns ?? { from: today, to: today, days: 1 };
  return from === null || to === null
    ? ''
    : t('daysBetween', { from: formats.day(from), to: formats.day(to), days });
}

/** What the summary shows of the chosen days. */
export function useSummary(days: ReturnDays) {
  const today = useToday();
  const params = returnParams(days, today);
  const asked = params ?? {};
  const query = useGetReturns(asked, kept);
  const profitQuery = useGetProfit(asked, kept);
  const holdings = useGetHoldings();
  const totals = useHoldingTotals();
  const endsNow = days.to === undefined || days.to >= today;
  const { data } = query;
  const now = useMemo(
    () => (data === undefined ? undefined : liveReturns(data, endsNow ? totals : null)),
    [data, endsNow, totals],
  );
  const returns = useSettled(now, !query.isFetching && !holdings.isFetching);
  return {
    query,
    profitQuery,
    returns,
    /** The days in words. */
    range: useRangeText(returns, today),
    /** The address asks for days that begin after today. */
    hasNotBegun: params === null,
    /** What a figure of these days is asked for by. */
    days: params === null ? {} : days,
    endsNow,
  };
}

export type Summary = ReturnType<typeof useSummary>;
