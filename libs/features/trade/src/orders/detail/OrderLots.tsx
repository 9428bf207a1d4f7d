import type { HoldingTerm, OrderDetail } from '@wealth/api-sdk/model';
import { averagePrice, toRupees, type Paise } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useState, type ReactNode } from 'react';
import type { LotSale, OrderLotSales } from './lotSalesOf.ts';
import { useOrderLots } from './useOrderLots.ts';

const termTexts = {
  short_term: 'termShort',
  long_term: 'termLong',
} as const satisfies Record<HoldingTerm, PlainMessageKey<'orders'>>;

function Term({ term }: { term: HoldingTerm }) {
  const t = useMessages('orders');
  return <Badge tone="outline">{t(termTexts[term])}</Badge>;
}

interface LotRowProps {
  lot: LotSale;
  /** Of several lots each has its gain, and its term where they differ. */
  isOneOfSeveral: boolean;
  hasTerm: boolean;
}

function LotRow({ lot, isOneOfSeveral, hasTerm }: LotRowProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { quantity, boughtOn, heldDays, cost, gain, term } = lot;
  return (
    <li className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <PrivateFigure>
            {t('lotOf', { quantity: formats.quantity(quantity), day: formats.day(boughtOn) })}
          </PrivateFigure>
        </span>
        {isOneOfSeveral && (
          <span className="ms-auto">
            <Money rupees={toRupees(gain)} isSigned />
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-caption text-fg-muted">
        <span>
          {t('lotHeld', { count: heldDays, shown: formats.quantity(heldDays) })} ·{' '}
          <PrivateFigure>
            {t('lotPrice', { price: formats.price(averagePrice([{ quantity, cost }])) })}
          </PrivateFigure>
        </span>
        {hasTerm && <Term term={term} />}
      </p>
    </li>
  );
}

/** Lots that are written at first, and with each press: a sale may take thousands. */
const firstCount = 4;
const moreCount = 50;

function LotRows({ sales: { lots, term } }: { sales: OrderLotSales }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const [count, setCount] = useState(firstCount);
  const left = lots.length - count;
  return (
    <>
      <ul aria-label={t('lotsSold')} className="divide-y divide-border">
        {lots.slice(0, count).map((lot) => (
          <LotRow key={lot.id} lot={lot} isOneOfSeveral={lots.length > 1} hasTerm={term === null} />
        ))}
      </ul>
      {lots.length > firstCount && (
        <div className="border-t border-border pt-2.5">
          {/* The same button to the end: it keeps its focus. */}
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setCount(left > 0 ? count + moreCount : firstCount)}
          >
            {left > 0 ? t('lotsMore', { count: left, shown: formats.quantity(left) }) : t('lotsFewer')}
          </Button>
        </div>
      )}
    </>
  );
}

function Sum({
  name,
  children,
  isResult = false,
}: {
  name: string;
  children: ReactNode;
  isResult?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-3 ${isResult ? 'border-t border-border pt-2.5 font-semibold' : ''}`}
    >
      <dt className={isResult ? undefined : 'text-fg-muted'}>{name}</dt>
      <dd className="ms-auto">{children}</dd>
    </div>
  );
}

function LotSums({ proceeds, cost, expenses, gain }: OrderLotSales) {
  const t = useMessages('orders');
  const lines: ReadonlyArray<readonly [name: string, amount: Paise]> = [
    [t('lotsProceeds'), proceeds],
    [t('lotsCost'), cost],
    [t('lotsExpenses'), expenses],
  ];
  return (
    <dl className="grid gap-2.5 border-t border-border pt-2.5">
      {lines.map(([name, amount]) => (
        <Sum key={name} name={name}>
          <Money rupees={toRupees(amount)} />
        </Sum>
      ))}
      <Sum name={t('lotsGain')} isResult>
        <Money rupees={toRupees(gain)} isSigned />
      </Sum>
    </dl>
  );
}

function LotsCard({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { sales, year, isOfYear, query } = useOrderLots(order);
  const missing = order.filled_quantity - (sales?.quantity ?? 0);
  if (!isOfYear) {
    return (
      <Card title={t('lotsSold')}>
        <p className="text-detail text-fg-muted">{t('lotsOfYear', { year })}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('lotsSold')}
      action={sales !== null && sales.term !== null && <Term term={sales.term} />}
      state={cardStateOf(query, {
        failedTitle: t('lotsFailed'),
        failedText: t('failedText'),
        skeleton: <SkeletonRows rows={3} />,
      })}
    >
      <div className="grid gap-2.5 text-detail">
        {sales !== null && sales.lots.length > 0 && (
          <>
            <LotRows sales={sales} />
            <LotSums {...sales} />
            <p className="text-caption text-fg-muted">{t('lotsWhy', { year })}</p>
          </>
        )}
        {missing > 0 && (
          <p className="text-caption text-fg-muted">
            <PrivateFigure>
              {t('lotsMissing', { count: missing, shown: formats.quantity(missing) })}
            </PrivateFigure>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Of which lots a sale took its shares, how long they were held, and what was gained: of what is filled so far. */
export function OrderLots({ order }: { order: OrderDetail }) {
  return order.side === 'SELL' && order.trades.length > 0 ? <LotsCard order={order} /> : null;
}
