import type { Holding, Lot } from '@wealth/api-sdk/model';
import { fromWire, istDay, toRupees } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  HoldingCell,
  Money,
  openTicket,
  PrivateFigure,
  useAllLots,
  useSetAlert,
  useToday,
} from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { cardStateOf } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { Link, LinkButton } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { useMemo } from 'react';
import { useUnitParts } from './useUnitParts.ts';
import { lotAsHolding, lotTermOf } from './model/lotFigures.ts';

const origins = {
  trade: 'originTrade',
  allotment: 'originAllotment',
  bonus: 'originBonus',
  right: 'originRight',
  merger: 'originMerger',
  demerger: 'originDemerger',
  brought_in: 'originBroughtIn',
} as const satisfies Record<Lot['origin'], string>;

interface LotRow {
  lot: Lot;
  /** As a holding of its own. */
  held: Holding;
  /** A sale takes it first. */
  isNext: boolean;
}

/** When it was bought and where it comes from; the day leads to the order or the corporate action. */
function LotName({ lot, isNext }: LotRow) {
  const t = useMessages('holdings');
  const formats = useFormats();
  const day = formats.day(lot.bought_on);
  const to = lot.order_id === null ? null : deepHref.order({ id: lot.order_id });
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {isNext && <Badge tone="info">{t('nextLot')}</Badge>}
      <span>{to === null ? day : <Link href={to}>{day}</Link>}</span>
      {lot.origin !== 'trade' && <span className="text-fg-muted">{t(origins[lot.origin])}</span>}
      <span className="w-full text-caption text-fg-subtle tablet:hidden">
        <LotTerm lot={lot} />
      </span>
      {lot.action_id !== null && (
        <Link href={deepHref.corporateAction(lot.action_id)}>{t('lotChanged')}</Link>
      )}
    </span>
  );
}

/** Long term, or from when on; and whether it can be sold yet. */
function LotTerm({ lot }: { lot: Lot }) {
  const t = useMessages('holdings');
  const formats = useFormats();
  const today = useToday();
  const { longTermOn, days } = lotTermOf(lot, today);
  const sellableOn = istDay(Date.parse(lot.settles_at));
  return (
    <>
      {longTermOn === null ? t('longTerm') : t('longTermOn', { day: formats.day(longTermOn), count: days })}
      {sellableOn > today && (
        <span className="block text-caption text-fg-subtle">
          {t(lot.in_transit ? 'lotInTransit' : 'lotSettles', {
            day: formats.day(sellableOn, { hasYear: false }),
          })}
        </span>
      )}
    </>
  );
}

function useLotColumns(holding: Holding, count: number): ReadonlyArray<DataTableColumn<LotRow>> {
  const t = useMessages('holdings');
  const formats = useFormats();
  const today = useToday();
  return [
    {
      id: 'lot',
      header: t('lotsInOrder'),
      isRowHeader: true,
      cell: (row) => <LotName {...row} />,
      total: t('lotCount', { count }),
    },
    {
      id: 'shares',
      header: t('shares'),
      align: 'end',
      cell: ({ lot }) => <PrivateFigure>{formats.quantity(lot.quantity)}</PrivateFigure>,
      total: <PrivateFigure>{formats.quantity(holding.quantity)}</PrivateFigure>,
    },
    {
      id: 'price',
      header: t('costAShare'),
      align: 'end',
      cell: ({ lot }) => (
        <PrivateFigure>{formats.price(toRupees(fromWire(lot.cost)).div(lot.quantity))}</PrivateFigure>
      ),
      total: <PrivateFigure>{formats.price(holding.average_price)}</PrivateFigure>,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'end',
      from: 'tablet',
      cell: ({ lot }) => <Money rupees={lot.cost} />,
      total: <HoldingCell holding={holding} figure="investedValue" />,
    },
    {
      id: 'value',
      header: t('value'),
      align: 'end',
      from: 'tablet',
      cell: ({ held }) => <HoldingCell holding={held} figure="currentValue" />,
      total: <HoldingCell holding={holding} figure="currentValue" />,
    },
    {
      id: 'gain',
      header: t('gain'),
      align: 'end',
      from: 'tablet',
      cell: ({ held }) => <HoldingCell holding={held} figure="unrealisedGain" />,
      total: <HoldingCell holding={holding} figure="unrealisedGain" />,
    },
    {
      id: 'held',
      header: t('heldFor'),
      align: 'end',
      from: 'desktop',
      cell: ({ lot }) => t('days', { count: lotTermOf(lot, today).heldDays }),
    },
    { id: 'term', header: t('term'), from: 'tablet', cell: ({ lot }) => <LotTerm lot={lot} /> },
  ];
}

/** What can be done with the holding, where its lots are in sight. */
function LotActions({ holding: { instrument } }: { holding: Holding }) {
  const t = useMessages('holdings');
  const setAlert = useSetAlert();
  const { symbol } = instrument;
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton variant="secondary" size="sm" href={deepHref.history({ query: symbol })}>
        {t('trades')}
      </LinkButton>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onPress={() => setAlert({ instrument })}>
        {t('setAlert')}
      </Button>
      <Button size="sm" variant="sell" onPress={() => openTicket(instrument, 'SELL')}>
        {t('sell')}
      </Button>
      <Button size="sm" variant="buy" onPress={() => openTicket(instrument, 'BUY')}>
        {t('buy')}
      </Button>
    </div>
  );
}

/** What cannot be sold yet and from when on, with all its words: a row has no room for them. */
function Parts({ holding }: { holding: Holding }) {
  const parts = useUnitParts(holding);
  return (
    <p>
      <PrivateFigure>
        {parts.map(({ id, text }) => (
          <span key={id} className="mr-3 inline-block">
            {text}
          </span>
        ))}
      </PrivateFigure>
    </p>
  );
}

/** The lots of a holding, in the order in which sales take them. */
export function HoldingLots({ holding }: { holding: Holding }) {
  const t = useMessages('holdings');
  const query = useAllLots(holding.isin);
  const rows = useMemo(
    () =>
      (query.data?.open ?? []).map((lot, index): LotRow => ({
        lot,
        held: lotAsHolding(holding, lot),
        isNext: index === 0,
      })),
    [query.data, holding],
  );
  const columns = useLotColumns(holding, rows.length);
  const state = cardStateOf(query, {
    failedTitle: t('lotsFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={2} />,
  });
  return (
    <section
      aria-label={t('lotsOf', { symbol: holding.instrument.symbol })}
      aria-busy={query.isPending}
      className="m-3 overflow-hidden rounded-card bg-surface-sunken tablet:ml-12"
    >
      {state?.kind === 'loading' && state.skeleton}
      {state && state.kind !== 'loading' && <StateMessage headingLevel="h3" {...state} />}
      {!state && (
        <DataTable
          aria-label={t('lotsOf', { symbol: holding.instrument.symbol })}
          columns={columns}
          rows={rows}
          rowId={({ lot }) => lot.id}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-card py-3">
        <div className="min-w-0 text-detail text-fg-muted">
          <Parts holding={holding} />
          <p>{t('lotsNote')}</p>
        </div>
        <LotActions holding={holding} />
      </div>
    </section>
  );
}
