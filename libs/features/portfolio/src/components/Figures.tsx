import { useGetPortfolio } from '@wealth/api-sdk/stat';
import type { Portfolio } from '@wealth/api-sdk/model';
import { fromWire, gainPercent } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money, portfolioAt, useHoldingTotals, usePastDay } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { PortfolioIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { PriceChange } from '@wealth/ui/price-change';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { StatStrip, StatTile } from '@wealth/ui/stat-tile';

interface Figure {
  id: string;
  label: string;
  amount: number;
  isSigned?: boolean;
  /** Percentage points; undefined where the figure is no change. */
  percent?: number | null;
}

function unrealisedPercentOf({ invested, unrealised }: Portfolio): number | null {
  return gainPercent(fromWire(invested), fromWire(unrealised))?.toNumber() ?? null;
}

/** Nothing was ever bought: five tiles of zero would tell less. */
function isNothing({ value, invested, realised }: Portfolio): boolean {
  return value === 0 && invested === 0 && realised === 0;
}

const labels = ['currentValue', 'investedValue', 'unrealisedGain', 'realisedGain', 'dayGain'] as const;

function directionOfAmount(rupees: number): 'up' | 'down' | 'flat' {
  if (rupees === 0) return 'flat';
  return rupees > 0 ? 'up' : 'down';
}

export interface FiguresProps {
  title: string;
}

/**
 * What the shares are worth, what was paid, and what was gained: the figures above every view of the portfolio, at the
 * prices of the rows and of the total beneath.
 */
export function Figures({ title }: FiguresProps) {
  const t = useMessages('portfolio');
  const query = useGetPortfolio();
  const totals = useHoldingTotals();
  const pastDay = usePastDay();
  const portfolio = query.data && portfolioAt(query.data, totals);

  function figuresOf(now: Portfolio): Figure[] {
    const day = pastDay.ofDay(now.day);
    return [
      { id: 'value', label: t('currentValue'), amount: now.value },
      { id: 'invested', label: t('investedValue'), amount: now.invested },
      {
        id: 'unrealised',
        label: t('unrealisedGain'),
        amount: now.unrealised,
        isSigned: true,
        percent: unrealisedPercentOf(now),
      },
      { id: 'realised', label: t('realisedGain'), amount: now.realised, isSigned: true },
      {
        id: 'day',
        label: day === null ? t('dayGain') : t('dayGainOn', { day }),
        amount: now.day_change,
        isSigned: true,
        percent: now.day_change_percent,
      },
    ];
  }

  const state = cardStateOf(query, {
    failedTitle: t('figuresFailed'),
    failedText: t('failedText'),
    skeleton: null,
  });

  if (state?.kind === 'error') return <Card title={title} state={state} />;
  if (portfolio && isNothing(portfolio)) {
    return (
      <Card
        title={title}
        state={{
          kind: 'empty',
          title: t('holdingsEmpty'),
          text: t('holdingsEmptyText'),
          icon: <PortfolioIcon size="lg" />,
          action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
        }}
      />
    );
  }
  return (
    <div className="relative">
      {/* In the corner of the first row of tiles, where no label reaches. */}
      <div className="absolute top-2 right-2 z-1 flex items-center gap-2 text-detail text-fg-muted">
        <ShowAssetsToggle />
      </div>
      <StatStrip aria-label={title}>
        {!portfolio &&
          labels.map((label) => <StatTile key={label} label={t(label)} value={null} isLoading />)}
        {portfolio &&
          figuresOf(portfolio).map(({ id, label, amount, isSigned, percent }) => (
            <StatTile
              key={id}
              label={label}
              direction={isSigned ? directionOfAmount(amount) : 'flat'}
              value={<Money form="figure" rupees={amount} isSigned={isSigned} />}
              detail={typeof percent === 'number' ? <PriceChange percent={percent} /> : undefined}
            />
          ))}
      </StatStrip>
    </div>
  );
}
