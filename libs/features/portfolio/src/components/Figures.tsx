import { useGetPortfolio } from '@wealth/api-sdk/stat';
import type { Portfolio } from '@wealth/api-sdk/model';
import { changePercent, fromRupees } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { Amount } from '@wealth/ui/amount';
import { Card, cardStateOf } from '@wealth/ui/card';
import { PriceChange } from '@wealth/ui/price-change';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { Skeleton } from '@wealth/ui/skeleton';
import Big from 'big.js';
import { refreshEveryMs } from '../model/refresh.ts';

interface Figure {
  id: string;
  label: string;
  amount: number;
  isSigned?: boolean;
  /** Percentage points; undefined where the figure is no change. */
  percent?: number | null;
}

const columns = 'grid grid-cols-2 gap-x-4 gap-y-5 px-card pb-card tablet:grid-cols-3 desktop:grid-cols-5';

/** No-break space: gives an empty line the height of its text. */
const blankLine = '\u00a0';

const skeleton = (
  <div className={columns}>
    {['value', 'invested', 'unrealised', 'realised', 'day'].map((figure) => (
      <div key={figure}>
        <div className="flex items-center text-detail">
          {blankLine}
          <Skeleton width="60%" />
        </div>
        <div className="flex items-center text-heading">
          {blankLine}
          <Skeleton width="85%" />
        </div>
        <div>{blankLine}</div>
      </div>
    ))}
  </div>
);

function unrealisedPercentOf({ invested, unrealised }: Portfolio): number | null {
  const value = fromRupees(Big(invested).plus(unrealised));
  return changePercent(value, fromRupees(Big(invested)))?.toNumber() ?? null;
}

function FigureTile({ figure, isMasked }: { figure: Figure; isMasked: boolean }) {
  const formats = useFormats();
  return (
    <div className="flex flex-col">
      <dt className="text-detail text-fg-muted">{figure.label}</dt>
      <dd className="order-1">
        <Amount
          form="figure"
          value={formats.amount(figure.amount, { isSigned: figure.isSigned })}
          isMasked={isMasked}
        />
      </dd>
      {figure.percent !== undefined && (
        <dd className="order-2">
          <PriceChange percent={figure.percent} />
        </dd>
      )}
    </div>
  );
}

/** What the shares are worth, what was paid, and what was gained: the figures above every view of the portfolio. */
export function Figures({ title }: { title: string }) {
  const t = useMessages('portfolio');
  const [isShown] = usePreference('showAssets');
  const query = useGetPortfolio({ query: { refetchInterval: refreshEveryMs } });
  const { data: portfolio } = query;

  function figuresOf(served: Portfolio): Figure[] {
    return [
      { id: 'value', label: t('currentValue'), amount: served.value },
      { id: 'invested', label: t('investedValue'), amount: served.invested },
      {
        id: 'unrealised',
        label: t('unrealisedGain'),
        amount: served.unrealised,
        isSigned: true,
        percent: unrealisedPercentOf(served),
      },
      { id: 'realised', label: t('realisedGain'), amount: served.realised, isSigned: true },
      {
        id: 'day',
        label: t('dayGain'),
        amount: served.day_change,
        isSigned: true,
        percent: served.day_change_percent,
      },
    ];
  }

  return (
    <Card
      title={title}
      action={<ShowAssetsToggle />}
      state={cardStateOf(query, { failedTitle: t('figuresFailed'), failedText: t('failedText'), skeleton })}
    >
      {portfolio && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-3 desktop:grid-cols-5">
          {figuresOf(portfolio).map((figure) => (
            <FigureTile key={figure.id} figure={figure} isMasked={!isShown} />
          ))}
        </dl>
      )}
    </Card>
  );
}
