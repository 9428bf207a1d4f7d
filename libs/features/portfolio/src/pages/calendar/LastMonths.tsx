import { useGetProfit } from '@wealth/api-sdk/stat';
import { calendarDay, type CalendarDay } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money, Unmasked } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { CompareBar } from '@wealth/ui/compare-bar';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { usePeriodName } from './usePeriodName.ts';

const monthCount = 6;

/** The first day of the month so many months before. */
function monthsBefore(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  return calendarDay(`${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`);
}

/** What the last months have gained, with bars from one zero; each leads to its days. */
export function LastMonths({ today }: { today: CalendarDay }) {
  const t = useMessages('profitCalendar');
  const periodName = usePeriodName();
  const query = useGetProfit({ from: monthsBefore(today, monthCount - 1), to: today, by: 'month' });
  const points = query.data?.points ?? [];
  const gains = points.map(({ period_gain: gain }) => gain);
  const scale = { least: Math.min(0, ...gains), most: Math.max(0, ...gains) };
  return (
    <Card
      title={t('lastMonths')}
      state={cardStateOf(query, {
        failedTitle: t('failed'),
        failedText: t('failedText'),
        skeleton: <SkeletonRows rows={monthCount} />,
      })}
    >
      <Facts layout="list">
        {points.toReversed().map(({ date, period_gain: gain }) => (
          <FactLine
            key={date}
            name={
              <span className="flex items-center pointer-coarse:min-h-11">
                <Link href={deepHref.profitCalendar({ month: date.slice(0, 7) })}>
                  {periodName(date.slice(0, 7))}
                </Link>
              </span>
            }
            note={
              <Unmasked>
                <CompareBar value={gain} {...scale} tone={gain < 0 ? 'loss' : 'gain'} />
              </Unmasked>
            }
          >
            <Money rupees={gain} isSigned />
          </FactLine>
        ))}
      </Facts>
    </Card>
  );
}
