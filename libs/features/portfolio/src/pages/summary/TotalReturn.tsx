import type { Returns } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toRupees } from '@wealth/domain';
import type { FigureName } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { FigureButton, Money, MoneyPlaceholder, Unmasked, useIsMasked } from '@wealth/parts';
import { Card, type CardState } from '@wealth/ui/card';
import { CompareBar } from '@wealth/ui/compare-bar';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';
import { Rates } from './Rates.tsx';
import type { Summary } from './useSummary.ts';

interface Part {
  id: string;
  name: string;
  /** Rupees, signed. */
  amount: number;
  /** The figure that it opens; what would come with a sale has none yet. */
  figure?: FigureName;
}

function usePartsOf({ gain, if_sold: ifSold }: Returns, isAfter: boolean): Part[] {
  const t = useMessages('returns');
  const parts: Part[] = [
    { id: 'held', name: t('priceHeld'), amount: gain.price_held, figure: 'price_held' },
    { id: 'sold', name: t('priceSold'), amount: gain.price_sold, figure: 'price_sold' },
    { id: 'dividends', name: t('dividends'), amount: gain.dividends, figure: 'dividends' },
    { id: 'charges', name: t('charges'), amount: gain.charges, figure: 'charges' },
    { id: 'tax', name: t('taxDeducted'), amount: gain.tax, figure: 'tax' },
  ];
  if (!isAfter) return parts;
  return [
    ...parts,
    { id: 'chargesToday', name: t('chargesToday'), amount: ifSold.charges },
    { id: 'taxToday', name: t('taxToday'), amount: ifSold.tax },
  ];
}

interface PartsProps {
  returns: Returns;
  isAfter: boolean;
  days: Summary['days'];
}

function Parts({ returns, isAfter, days }: PartsProps) {
  const parts = usePartsOf(returns, isAfter);
  const amounts = parts.map(({ amount }) => amount);
  const bounds = { least: Math.min(...amounts), most: Math.max(...amounts) };
  return (
    <ul className="grid grid-cols-1 gap-2">
      {parts.map(({ id, name, amount, figure }) => (
        <li key={id} className="grid grid-cols-1">
          <div className="flex min-h-8 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
            <span className="min-w-0 flex-1 wrap-anywhere text-fg-muted">{name}</span>
            <span className="list-figure font-medium tabular-nums">
              <Money rupees={amount} isSigned />
            </span>
            {figure === undefined ? (
              <span aria-hidden="true" className="w-8" />
            ) : (
              <span className="-mr-2">
                <FigureButton figure={{ ...days, id: figure }} name={name} look="mark" />
              </span>
            )}
          </div>
          <Unmasked>
            <CompareBar value={amount} {...bounds} tone={amount < 0 ? 'loss' : 'accent'} />
          </Unmasked>
        </li>
      ))}
    </ul>
  );
}

/** The rate that counts for these days: of what was put in under a year, and a year beyond that. */
function Headline({ returns }: { returns: Returns }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const { headline, xirr, absolute_percent: percent, days } = returns;
  if (headline === 'xirr' && xirr.percent !== null) {
    return t('yearlyReturn', { percent: formats.percent(xirr.percent) });
  }
  return t('absoluteReturn', { percent: formats.percent(percent), days });
}

/** As high as the parts and the rates of a usual client. */
function CardSkeleton() {
  const t = useMessages('returns');
  const formats = useFormats();
  const rate = (
    <div className="min-w-0">
      <div className="text-detail">
        <SkeletonLine width="80%" />
      </div>
      <div className="text-heading">
        <SkeletonLine width="60%" />
      </div>
      <div className="text-caption">
        <SkeletonLine width="50%" />
        <SkeletonLine width="90%" />
      </div>
    </div>
  );
  const amount = formats.amount(10_000);
  return (
    <div className="grid grid-cols-1 gap-3 px-card pb-card" aria-hidden="true">
      <div>
        <MoneyPlaceholder form="large" />
        <div className="text-detail">
          <SkeletonLine width="50%" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2">
        {['held', 'sold', 'dividends', 'charges', 'tax'].map((part) => (
          <div key={part} className="flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-12">
            <Skeleton width="45%" />
            <Skeleton width="25%" />
          </div>
        ))}
      </div>
      <div className="grid gap-2 border-t border-border pt-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
          {rate}
          {rate}
        </div>
        <p className="invisible text-detail">
          {t('timingHelpedIn', { total: amount, amount, day: formats.day('2026-01-05') })}
        </p>
      </div>
    </div>
  );
}

function useCardState({ query, returns }: Summary): CardState | undefined {
  const t = useMessages('returns');
  if (returns !== undefined) return undefined;
  if (query.errorUpdateCount === 0) return { kind: 'loading', skeleton: <CardSkeleton /> };
  return {
    kind: 'error',
    title: t('returnsFailed'),
    text: t('failedText'),
    skeleton: <CardSkeleton />,
    isRetrying: query.isFetching,
    onRetry: () => void query.refetch(),
  };
}

/** Price, dividends, charges and tax as parts of one total, and the two rates with the reason why they differ. */
export function TotalReturn({ summary, isAfter }: { summary: Summary; isAfter: boolean }) {
  const t = useMessages('returns');
  const isMasked = useIsMasked();
  const state = useCardState(summary);
  const { returns, days } = summary;
  const total =
    returns && sumOf([returns.gain.total, ...(isAfter ? [returns.if_sold.deducted] : [])].map(fromWire));
  return (
    <Card
      title={t('totalReturn')}
      action={returns && <FigureButton figure={{ ...days, id: 'gain' }} name={t('totalReturn')} />}
      state={state}
    >
      {returns && total !== undefined && (
        <div className="@container grid grid-cols-1 gap-3">
          <div>
            <Money form="large" rupees={toRupees(total)} isSigned />
            <p className="text-detail text-fg-muted">
              {isAfter ? t('afterTotal') : <Headline returns={returns} />}
            </p>
          </div>
          <Parts returns={returns} isAfter={isAfter} days={days} />
          {isMasked && <p className="text-caption text-fg-subtle">{t('barsHidden')}</p>}
          <Rates returns={returns} />
        </div>
      )}
    </Card>
  );
}
