import type { Dividend } from '@wealth/api-sdk/model';
import { calendarDay, daysBetween, instrumentIdOf, toRupees } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  InstrumentCell,
  InstrumentSymbol,
  Money,
  PrivateFigure,
  useToday,
  type RowColumn,
} from '@wealth/parts';
import { useMemo } from 'react';
import { DividendBadge } from './DividendBadge.tsx';
import { dividendSum } from './model/dividendSums.ts';

const note = 'row-note text-caption font-normal text-fg-subtle';

/** When it was paid, is expected, or was due. */
function PaidCell({ dividend }: { dividend: Dividend }) {
  const t = useMessages('dividends');
  const formats = useFormats();
  const today = useToday();
  const { state, ex_date: exDate, paid_on: paidOn, expected_on: expectedOn } = dividend;
  if (state === 'received' && paidOn !== null) {
    return (
      <>
        {formats.day(paidOn)}
        <span className={note}>
          {t('daysAfter', { count: daysBetween(calendarDay(exDate), calendarDay(paidOn)) })}
        </span>
      </>
    );
  }
  if (state === 'missing') {
    return (
      <>
        {t('wasDue', { day: formats.day(expectedOn) })}
        <span className={note}>{t('missingFor', { count: daysBetween(calendarDay(exDate), today) })}</span>
      </>
    );
  }
  const days = daysBetween(today, calendarDay(expectedOn));
  return (
    <>
      {t('by', { day: formats.day(expectedOn) })}
      <span className={note}>{days < 0 ? t('late', { count: -days }) : t('inDays', { count: days })}</span>
    </>
  );
}

/** What is said of a dividend. @param shown - Those that are listed: they make the totals. */
export function useDividendColumns(shown: readonly Dividend[]): ReadonlyArray<RowColumn<Dividend>> {
  const t = useMessages('dividends');
  const formats = useFormats();
  return useMemo(() => {
    const sums = dividendSum(shown);
    const money = (name: 'gross' | 'tds' | 'net', header: string): RowColumn<Dividend> => ({
      id: name,
      header,
      align: 'end',
      width: 112,
      cell: (dividend) => <Money rupees={dividend[name]} />,
      total: <Money rupees={toRupees(sums[name])} />,
      csv: [{ title: header, cell: (dividend) => dividend[name] }],
    });
    return [
      {
        id: 'share',
        header: t('share'),
        isRowHeader: true,
        width: 150,
        grow: 2,
        cell: ({ instrument }) => <InstrumentCell instrument={instrument} />,
        total: t('countAll', { count: sums.count }),
        csv: [
          { title: t('share'), cell: ({ instrument }) => instrumentIdOf(instrument) },
          { title: t('name'), cell: ({ instrument }) => instrument.name },
          { title: t('isin'), cell: ({ isin }) => isin },
        ],
        phone: {
          title: ({ instrument }) => <InstrumentSymbol instrument={instrument} />,
          detail: (dividend) => (
            <span className="[--row-note:none]">
              <PaidCell dividend={dividend} />
            </span>
          ),
        },
      },
      {
        id: 'exDate',
        header: t('exDate'),
        width: 104,
        hidePriority: 2,
        cell: ({ ex_date: day }) => formats.day(day, { hasWeekday: false }),
        csv: [
          { title: t('exDate'), cell: ({ ex_date: day }) => day },
          { title: t('recordDate'), cell: ({ record_date: day }) => day },
        ],
      },
      {
        id: 'shares',
        header: t('sharesAndRate'),
        align: 'end',
        width: 110,
        hidePriority: 1,
        cell: ({ quantity, per_share: rate }) => (
          <PrivateFigure>
            {t('times', { quantity: formats.quantity(quantity), rate: formats.price(rate) })}
          </PrivateFigure>
        ),
        csv: [
          { title: t('shares'), cell: ({ quantity }) => quantity },
          { title: t('rate'), cell: ({ per_share: rate }) => rate },
        ],
      },
      money('gross', t('gross')),
      { ...money('tds', t('tds')), width: 92, hidePriority: 3 },
      {
        ...money('net', t('net')),
        phoneWidth: 132,
        phone: {
          value: ({ net }) => <Money rupees={net} />,
          valueDetail: ({ state }) => <DividendBadge state={state} />,
        },
      },
      {
        id: 'paid',
        header: t('paid'),
        width: 156,
        cell: (dividend) => <PaidCell dividend={dividend} />,
        csv: [
          { title: t('expectedOn'), cell: ({ expected_on: day }) => day },
          { title: t('paidOn'), cell: ({ paid_on: day }) => day },
          { title: t('taxYear'), cell: ({ tax_year: year }) => year },
        ],
      },
      {
        id: 'state',
        header: t('state'),
        width: 108,
        grow: 0,
        cell: ({ state }) => <DividendBadge state={state} />,
        csv: [{ title: t('state'), cell: ({ state }) => t(state) }],
      },
    ];
  }, [t, formats, shown]);
}
