import type { Sector, SectorFigures } from '@wealth/api-sdk/model';
import { useGetInstruments, useGetRankings, useGetSectors } from '@wealth/api-sdk/stock';
import { useFormats } from '@wealth/i18n-locale-react';
import { useQuoteSources, type QuoteState } from '@wealth/stream';
import type { WidgetQuery } from '@wealth/ui/card';
import type { TreemapSector } from '@wealth/ui/treemap';
import { useMemo } from 'react';
import {
  overviewOf,
  sectorMapOf,
  sharesOfList,
  sharesOfRanking,
  type HeatMeasure,
  type HeatShare,
  type HeatWords,
} from './heatSectors.ts';
import { useSectorName } from './useSectorName.ts';

/** As many as have room for their symbols beside each other. */
const mostLeaders = 36;
/** As many as the server answers at once. */
const mostShares = 200;

export interface HeatMapOptions {
  measure: HeatMeasure;
  /** The one that is looked into; null for all of them. */
  sector: Sector | null;
  /** Whether the shares of the market's leaders are drawn within their sectors. */
  hasLeaders: boolean;
}

export interface HeatMapData {
  /** The answer that the map cannot be drawn without, and whether it is still waited for. */
  query: WidgetQuery;
  sectors: readonly SectorFigures[];
  shares: readonly HeatShare[];
  map: readonly TreemapSector[];
}

const none: readonly never[] = [];

function useHeatWords(): HeatWords {
  const formats = useFormats();
  const sourceOf = useQuoteSources();
  const nameOf = useSectorName();
  return useMemo(
    () => ({
      nameOf,
      figureOf: (value: number) => formats.compact(value),
      changeOf: (share: HeatShare) =>
        sourceOf(share, ({ quote }: QuoteState) => (quote ?? share).change_percent, 'changePercent'),
    }),
    [formats, sourceOf, nameOf],
  );
}

interface Shares {
  shares: readonly HeatShare[];
  /** Null where the map can be drawn without them: the sectors are then shown whole. */
  query: WidgetQuery | null;
  isWaiting: boolean;
}

/** The shares that lead the market; without them the sectors are shown whole, so that their failure is not the map's. */
function useLeaders(measure: HeatMeasure, isOn: boolean): Shares {
  const { data, isPending, errorUpdateCount } = useGetRankings(
    { by: measure, segment: 'stock', limit: mostLeaders },
    { query: { enabled: isOn } },
  );
  const shares = useMemo(() => (isOn && data ? sharesOfRanking(data) : none), [isOn, data]);
  return { shares, query: null, isWaiting: isOn && isPending && errorUpdateCount === 0 };
}

function useSharesOf(sector: Sector | null, measure: HeatMeasure): Shares {
  const query = useGetInstruments(
    { segment: 'stock', sector: sector ?? undefined, sort: 'market_cap', order: 'desc', limit: mostShares },
    { query: { enabled: sector !== null } },
  );
  const items = query.data?.items;
  const shares = useMemo(() => (items ? sharesOfList(items, measure) : none), [items, measure]);
  return { shares, query, isWaiting: false };
}

/** The sectors and their shares as the server tells them; the colours follow the stream. */
export function useHeatMap({ measure, sector, hasLeaders }: HeatMapOptions): HeatMapData {
  const words = useHeatWords();
  const sectors = useGetSectors({ segment: 'stock' });
  const leaders = useLeaders(measure, hasLeaders && sector === null);
  const inner = useSharesOf(sector, measure);
  const { shares, query: own, isWaiting } = sector === null ? leaders : inner;
  const figures = sectors.data?.find((each) => each.sector === sector);
  const map = useMemo(() => {
    if (figures) return [sectorMapOf(figures, shares, words)];
    return overviewOf(sectors.data ?? none, shares, { measure, ...words });
  }, [figures, shares, sectors.data, measure, words]);

  const query = sectors.data && own ? own : sectors;
  return {
    query: isWaiting ? { ...query, data: undefined, errorUpdateCount: sectors.errorUpdateCount } : query,
    sectors: sectors.data ?? none,
    shares,
    map,
  };
}
