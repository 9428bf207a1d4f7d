import { monthNames, weekdayNames, type Formats, type Translate } from '@wealth/i18n-locale';
import type { ComponentTexts } from '../messages/index.ts';

type T = Translate<'components'>;

/** What the charts say. */
export function chartTexts(
  t: T,
  { region: { locale } }: Formats,
): Pick<ComponentTexts, 'chart' | 'donut' | 'profitCalendar' | 'rangeSwitch' | 'treemap'> {
  const shortDays = weekdayNames({ locale, style: 'short' });
  const longDays = weekdayNames({ locale, style: 'long' });
  return {
    chart: {
      months: monthNames({ locale, style: 'short' }),
      dayTick: (day, month) => `${day} ${month}`,
      time: t('chartTime'),
      value: t('chartValue'),
      open: t('chartOpen'),
      high: t('chartHigh'),
      low: t('chartLow'),
      close: t('chartClose'),
      volume: t('chartVolume'),
      readout: (time, figures) => `${time}: ${figures.join(', ')}`,
      figure: (name, value) => `${name} ${value}`,
      tableCaption: (label, step) => (step === 1 ? label : t('chartTableCaption', { label, step })),
      emptyTitle: t('chartEmptyTitle'),
      emptyText: t('chartEmptyText'),
    },
    donut: { other: t('donutOther'), emptyTitle: t('donutEmptyTitle'), emptyText: t('donutEmptyText') },
    profitCalendar: {
      months: monthNames({ locale, style: 'long' }),
      weekdays: shortDays.map((short, day) => ({ short, long: longDays[day] ?? short })),
      monthTitle: (month, year) => `${month} ${year}`,
      allYears: t('profitCalendarAllYears'),
      view: t('profitCalendarView'),
      viewDay: t('profitCalendarViewDay'),
      viewMonth: t('profitCalendarViewMonth'),
      viewYear: t('profitCalendarViewYear'),
      previousMonth: t('profitCalendarPreviousMonth'),
      nextMonth: t('profitCalendarNextMonth'),
      previousYear: t('profitCalendarPreviousYear'),
      nextYear: t('profitCalendarNextYear'),
      today: t('profitCalendarToday'),
      closed: t('profitCalendarClosed'),
      noFigure: t('profitCalendarNoFigure'),
      numberWithNote: (number, note) => `${number} · ${note}`,
      cell: (period, details) => `${period}: ${details.join(', ')}`,
    },
    rangeSwitch: { range: t('rangeSwitchRange') },
    treemap: {
      tile: (name, symbol, change) =>
        name === symbol ? `${symbol}, ${change}` : `${name}, ${symbol}, ${change}`,
      sector: (name, change) => `${name}, ${change}`,
      scale: t('treemapScale'),
      emptyTitle: t('treemapEmptyTitle'),
      emptyText: t('treemapEmptyText'),
    },
  };
}

type Market = 'costBreakdown' | 'depthLadder' | 'orderStatus' | 'showAssetsToggle';

/** What shows orders, depth and costs says. */
export function marketTexts(t: T): Pick<ComponentTexts, Market> {
  return {
    costBreakdown: { title: t('costBreakdownTitle'), allCosts: t('costBreakdownAllCosts') },
    depthLadder: {
      bid: t('depthLadderBid'),
      ask: t('depthLadderAsk'),
      quantity: t('depthLadderQuantity'),
      bidQuantity: t('depthLadderBidQuantity'),
      askQuantity: t('depthLadderAskQuantity'),
      totalBid: t('depthLadderTotalBid'),
      totalAsk: t('depthLadderTotalAsk'),
      buyers: (percent) => t('depthLadderBuyers', { percent }),
      sellers: (percent) => t('depthLadderSellers', { percent }),
    },
    orderStatus: {
      PENDING: t('orderStatusPending'),
      OPEN: t('orderStatusOpen'),
      PARTIAL: t('orderStatusPartial'),
      COMPLETE: t('orderStatusComplete'),
      REJECTED: t('orderStatusRejected'),
      CANCELLED: t('orderStatusCancelled'),
      EXPIRED: t('orderStatusExpired'),
    },
    showAssetsToggle: { hide: t('showAssetsToggleHide'), show: t('showAssetsToggleShow') },
  };
}
