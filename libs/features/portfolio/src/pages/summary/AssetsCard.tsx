import type { ClientAssets } from '@wealth/api-sdk/model';
import type { FigureName } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { FigureButton, Money, useAmountText } from '@wealth/parts';
import { Card, type CardState } from '@wealth/ui/card';
import { BankIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { Skeleton } from '@wealth/ui/skeleton';
import type { Summary } from './useSummary.ts';

interface Line {
  figure: FigureName;
  name: string;
  /** Rupees. */
  amount: number;
  /** It is counted in the line above. @default false */
  isPart?: boolean;
}

/** Nothing is counted twice: what is pledged is held, and what orders block is cash. */
function useLines(assets: ClientAssets): Line[] {
  const t = useMessages('returns');
  const lines: Array<Line | null> = [
    { figure: 'value', name: t('assetsShares', { count: assets.instruments }), amount: assets.holdings },
    assets.pledged === 0
      ? null
      : { figure: 'pledged', name: t('assetsPledged'), amount: assets.pledged, isPart: true },
    { figure: 'cash', name: t('assetsCash'), amount: assets.cash },
    assets.blocked === 0
      ? null
      : { figure: 'blocked', name: t('assetsBlocked'), amount: assets.blocked, isPart: true },
    { figure: 'unsettled', name: t('assetsUnsettled'), amount: assets.unsettled },
  ];
  return lines.filter((line) => line !== null);
}

function Lines({ assets }: { assets: ClientAssets }) {
  const t = useMessages('returns');
  const amountText = useAmountText();
  const lines = useLines(assets);
  return (
    <div className="@container grid grid-cols-1 gap-1">
      <ul className="grid grid-cols-1">
        {lines.map(({ figure, name, amount, isPart = false }) => (
          <li key={figure} className="flex min-h-8 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
            <span
              className={`min-w-0 flex-1 wrap-anywhere text-fg-muted ${isPart ? 'pl-3 text-detail' : ''}`}
            >
              {name}
            </span>
            <span className={`list-figure tabular-nums ${isPart ? 'text-fg-muted' : 'font-medium'}`}>
              <Money rupees={amount} />
            </span>
            <span className="-mr-2">
              <FigureButton figure={{ id: figure }} name={name} look="mark" />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3 font-semibold">
        <span className="min-w-0 flex-1">{t('assetsTogether')}</span>
        <span className="list-figure pr-8 tabular-nums">
          <Money rupees={assets.total} />
        </span>
      </p>
      {assets.blocked_at_bank > 0 && (
        <Note icon={<BankIcon size="sm" />}>
          {t('blockedAtBank', { amount: amountText(assets.blocked_at_bank) })}
        </Note>
      )}
    </div>
  );
}

const skeleton = (
  <div className="grid gap-4 px-card pb-card" aria-hidden="true">
    {['shares', 'cash', 'blocked', 'unsettled', 'total'].map((row) => (
      <div key={row} className="flex justify-between gap-3">
        <Skeleton width="45%" />
        <Skeleton width="25%" />
      </div>
    ))}
  </div>
);

/** All that the client has here: shares, cash, and what is on its way. */
export function AssetsCard({ summary: { query, returns } }: { summary: Summary }) {
  const t = useMessages('returns');
  const state = ((): CardState | undefined => {
    if (returns !== undefined) return undefined;
    return query.errorUpdateCount === 0
      ? { kind: 'loading', skeleton }
      : { kind: 'error', title: t('returnsFailed'), skeleton };
  })();
  return (
    <Card
      title={t('assets')}
      action={returns && <FigureButton figure={{ id: 'total' }} name={t('assets')} />}
      state={state}
    >
      {returns && <Lines assets={returns.assets} />}
    </Card>
  );
}
