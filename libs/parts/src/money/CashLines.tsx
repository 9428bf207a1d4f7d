import type { Asset } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { Money } from './Money.tsx';
import { MoneyPlaceholder } from './MoneyPlaceholder.tsx';
import { useCash, type Cash, type CashPart } from './useCash.ts';

const shortParts = ['available', 'withdrawable'] as const;
const heldParts = ['unsettled', 'blocked'] as const;

function useStateTexts(skeleton: ReactNode) {
  const t = useMessages('parts');
  return { failedTitle: t('cashFailed'), failedText: t('failedText'), skeleton };
}

interface LinesProps extends Pick<Cash, 'nameOf'> {
  asset: Asset;
  parts: readonly CashPart[];
}

function Lines({ asset, parts, nameOf }: LinesProps) {
  return parts.map((part) => (
    <FactLine key={part} name={nameOf(part)}>
      <CashFigure rupees={asset[part]} />
    </FactLine>
  ));
}

function CashFigure({ rupees }: { rupees: number }) {
  return (
    <span className="list-figure font-medium">
      <Money rupees={rupees} />
    </span>
  );
}

const listSkeleton = (rows: readonly string[]) => (
  <div className="px-card pb-card">
    <div className="amount-list">
      {rows.map((row) => (
        <div key={row} className="flex justify-between gap-3">
          <Skeleton width="40%" />
          <Skeleton width="25%" />
        </div>
      ))}
    </div>
  </div>
);

const shortSkeleton = listSkeleton([...shortParts, 'more']);

function ShortLines({ children }: { children?: ReactNode }) {
  const t = useMessages('parts');
  const { query, asset, nameOf } = useCash();
  return (
    <Card title={t('cash')} state={cardStateOf(query, useStateTexts(shortSkeleton))}>
      {asset && (
        <Facts layout="list">
          <Lines asset={asset} parts={shortParts} nameOf={nameOf} />
          {children}
        </Facts>
      )}
    </Card>
  );
}

/** The figure above its lines; beside them where the card has the room. */
const columns = 'grid gap-4 @min-[35rem]:grid-cols-2';

/** Line by line as high as the figure, what stands beneath it, and the two amounts that follow. */
const figureSkeleton = (beneath: ReactNode) => (
  <div className="@container px-card pb-card">
    <div className={columns}>
      <div className="grid min-w-0 content-start gap-4">
        <div className="relative">
          {/* As high as the figure, whatever its line is made of. */}
          <MoneyPlaceholder form="large" />
          <div className="absolute inset-0 flex items-center">
            <Skeleton shape="block" width={200} height={24} />
          </div>
        </div>
        {beneath && <div className="invisible">{beneath}</div>}
      </div>
      <div className="grid content-start gap-2.5 cash-lines text-detail">
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  </div>
);

function FigureAndLines({ children }: { children?: ReactNode }) {
  const { query, asset, nameOf } = useCash();
  return (
    <Card title={nameOf('available')} state={cardStateOf(query, useStateTexts(figureSkeleton(children)))}>
      {asset && (
        <div className="@container">
          <div className={columns}>
            <div className="grid min-w-0 content-start gap-4">
              <Money form="large" rupees={asset.available} />
              {children}
            </div>
            <Facts className="@container content-start gap-2.5 cash-lines text-detail">
              <Lines asset={asset} parts={heldParts} nameOf={nameOf} />
            </Facts>
          </div>
        </div>
      )}
    </Card>
  );
}

function AvailableFigure({ query, asset, nameOf }: Cash) {
  const t = useMessages('parts');
  const formats = useFormats();
  return (
    <div className="min-w-0 flex-1">
      <div className="text-caption text-fg-muted">{nameOf('available')}</div>
      {asset && (
        <>
          <Money form="figure" rupees={asset.available} />
          {query.isRefetchError && (
            <div className="text-caption text-warning">
              {t('valuesFrom', { time: formats.marketTime(asset.as_of) })}
            </div>
          )}
        </>
      )}
      {!asset && query.errorUpdateCount > 0 && (
        <div role="status" className="text-detail text-fg-muted">
          {t('cashFailed')}
        </div>
      )}
      {!asset && query.errorUpdateCount === 0 && (
        <div className="text-heading">
          <SkeletonLine width={140} />
        </div>
      )}
    </div>
  );
}

function OneFigure() {
  const t = useMessages('parts');
  const cash = useCash();
  const { query, asset } = cash;
  const hasFailed = asset === undefined && query.errorUpdateCount > 0;
  return (
    <div
      className="flex items-center justify-between gap-3 rounded-control bg-surface-sunken px-4 py-3"
      aria-busy={query.isPending}
    >
      <AvailableFigure {...cash} />
      {hasFailed ? (
        <Button
          variant="secondary"
          size="sm"
          isPending={query.isFetching}
          onPress={() => void query.refetch()}
        >
          {t('retry')}
        </Button>
      ) : (
        <ShowAssetsToggle />
      )}
    </div>
  );
}

export type CashLinesProps =
  /** A card with what can be traded with and what can be paid out, and facts of the page beneath. */
  | { variant: 'short'; children?: ReactNode }
  /** A card with what can be traded with as its figure, buttons beneath, and what is held back beside it. */
  | { variant: 'figure'; children?: ReactNode }
  /** What can be traded with, and the eye that hides it. */
  | { variant: 'one' };

/** The client's cash: one reading, one set of names. */
export function CashLines(props: CashLinesProps) {
  switch (props.variant) {
    case 'short':
      return <ShortLines>{props.children}</ShortLines>;
    case 'figure':
      return <FigureAndLines>{props.children}</FigureAndLines>;
    case 'one':
      return <OneFigure />;
  }
}
