import { fixedSource } from '../live-price/fixedSource.ts';
import { LivePrice } from '../live-price/LivePrice.tsx';
import { LivePriceChange, type PriceMove } from '../live-price/LivePriceChange.tsx';
import type { LiveSource, PriceSource } from '../live-price/liveSource.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { LiveSparkline, type SparklineReading } from '../sparkline/LiveSparkline.tsx';
import { Sparkline } from '../sparkline/Sparkline.tsx';
import { ScrollBox } from '../internal/ScrollBox.tsx';

export interface IndexTileProps {
  /** The symbol of the index, as the exchange writes it. */
  name: string;
  /** Index points. */
  price: PriceSource;
  /** Against the previous close. */
  change: LiveSource<PriceMove>;
  /** The shape of today, with the previous close as its hairline. */
  line: LiveSource<SparklineReading>;
  /** The first value is on its way: the tile keeps its final size. */
  isLoading?: boolean;
}

const unknownPrice = fixedSource(null);

/** One market index: name, live value, change and the shape of the day. */
export function IndexTile({ name, price, change, line, isLoading }: IndexTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-px px-3.5 py-3" aria-busy={isLoading || undefined}>
      <span className="text-caption font-medium whitespace-nowrap text-fg-muted">{name}</span>
      {isLoading ? (
        <>
          <span className="flex items-center text-lead">
            {/* As high as the value that follows. */}
            <span className="invisible w-0">
              <LivePrice source={unknownPrice} />
            </span>
            <Skeleton width={88} />
          </span>
          <div className="flex items-center justify-between gap-3">
            <Skeleton width={56} />
            <Sparkline points={[]} />
          </div>
        </>
      ) : (
        <>
          <span className="text-lead font-semibold">
            <LivePrice source={price} />
          </span>
          <div className="flex items-center justify-between gap-3 text-caption">
            <LivePriceChange source={change} />
            <LiveSparkline source={line} />
          </div>
        </>
      )}
    </div>
  );
}

export interface IndexStripProps {
  /** Names the list for assistive technology; not shown. */
  'aria-label': string;
  tiles: readonly IndexTileProps[];
}

/** The tiles side by side in one panel; on narrow screens they scroll sideways. */
export function IndexStrip({ tiles, ...labelProps }: IndexStripProps) {
  return (
    <ScrollBox
      {...labelProps}
      className="@container overflow-x-auto scroll-fades focus-visible:-outline-offset-2 max-tablet:-mx-gutter max-tablet:px-gutter tablet:rounded-card tablet:border tablet:border-border tablet:bg-surface tablet:shadow-raised"
    >
      <ul
        {...labelProps}
        className="grid grid-flow-col tile-columns max-tablet:gap-2.5 tablet:divide-x tablet:divide-border"
      >
        {tiles.map((tile) => (
          <li
            key={tile.name}
            className="max-tablet:rounded-card max-tablet:border max-tablet:border-border max-tablet:bg-surface"
          >
            <IndexTile {...tile} />
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
