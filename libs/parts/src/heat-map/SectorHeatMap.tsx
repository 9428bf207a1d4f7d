import type { Sector } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, cardStateOf } from '@wealth/ui/card';
import { MarketIcon, TableIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { PriceChange } from '@wealth/ui/price-change';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { Skeleton } from '@wealth/ui/skeleton';
import { HeatScale, Treemap, type TreemapTarget } from '@wealth/ui/treemap';
import { useState } from 'react';
import { heatMeasures, type HeatMeasure } from './heatSectors.ts';
import { MapBasis } from './MapBasis.tsx';
import { SectorStrip } from './SectorStrip.tsx';
import { SectorTable } from './SectorTable.tsx';
import { ShareTable } from './ShareTable.tsx';
import { useHeatMap, type HeatMapData } from './useHeatMap.ts';
import { useSectorName } from './useSectorName.ts';

const measureTexts = { market_cap: 'byValue', turnover: 'byTurnover' } as const;

/** Where the client looks, and where the focus goes on arriving there. */
interface Look {
  sector: Sector | null;
  isTable: boolean;
  focusOn?: TreemapTarget | 'first';
}

interface ControlsProps {
  measure: HeatMeasure;
  onMeasure: (measure: HeatMeasure) => void;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

function Controls({ measure, onMeasure, isTable, onTable }: ControlsProps) {
  const t = useMessages('parts');
  return (
    <span className="flex items-center gap-2">
      <SegmentedControl
        aria-label={t('heatMapSize')}
        value={measure}
        onChange={onMeasure}
        options={heatMeasures.map((value) => ({ value, label: t(measureTexts[value]) }))}
      />
      <IconButton
        aria-label={t('asTable')}
        aria-pressed={isTable}
        size="sm"
        isBordered={isTable}
        onPress={() => onTable(!isTable)}
      >
        <TableIcon />
      </IconButton>
    </span>
  );
}

interface PathProps {
  data: HeatMapData;
  sector: Sector;
  onLook: (look: Omit<Look, 'isTable'>) => void;
}

/** Which sector is looked into, and the way out of it and to the others. */
function SectorPath({ data: { sectors }, sector, onLook }: PathProps) {
  const t = useMessages('parts');
  const nameOf = useSectorName();
  const figures = sectors.find((each) => each.sector === sector);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Breadcrumb
          aria-label={t('heatMapPath')}
          items={[
            {
              label: t('allSectors'),
              onPress: () => onLook({ sector: null, focusOn: { kind: 'sector', id: sector } }),
            },
            { label: nameOf(sector) },
          ]}
        />
        {figures && <PriceChange percent={figures.change_percent} />}
      </div>
      <SectorStrip sectors={sectors} shown={sector} onOpen={(next) => onLook({ sector: next })} />
    </>
  );
}

interface ShownProps {
  data: HeatMapData;
  look: Look;
  measure: HeatMeasure;
  isPhone: boolean;
  onLook: (look: Look) => void;
}

/** Pixels: what a finger hits on a phone, and the height of the rankings beside it. */
const heights = { map: 424, phone: 344 } as const;

function Shown({ data, look, measure, isPhone, onLook }: ShownProps) {
  const t = useMessages('parts');
  const nameOf = useSectorName();
  const { sector, isTable, focusOn } = look;

  function open({ kind, id }: TreemapTarget) {
    // The tile of a share is a symbol like any other: what is around the page opens its detail (SymbolKeys).
    if (kind === 'instrument') return;
    // What has no tile in the map of its sector has a row in the table of it.
    if (sector !== null) onLook({ sector, isTable: true });
    else openSector(id);
  }

  function openSector(id: string) {
    const figures = data.sectors.find((each) => each.sector === id);
    if (figures) onLook({ sector: figures.sector, isTable, focusOn: 'first' });
  }

  if (isTable && sector === null) return <SectorTable sectors={data.sectors} onOpen={openSector} />;
  if (isTable && sector !== null) {
    return <ShareTable sector={nameOf(sector)} shares={data.shares} measure={measure} />;
  }
  return (
    <Treemap
      key={sector}
      aria-label={sector === null ? t('heatMap') : t('heatMapOf', { sector: nameOf(sector) })}
      sectors={data.map}
      levels={sector === null && isPhone ? 'sectors' : 'instruments'}
      height={isPhone ? heights.phone : heights.map}
      focusOn={focusOn}
      onOpen={open}
    />
  );
}

/**
 * The sectors of the market by what they are worth or have turned over, in the shade of their day; each can be looked into,
 * and all of it is there as a table too. Shares on the screen follow the stream.
 */
export function SectorHeatMap() {
  const t = useMessages('parts');
  const isPhone = useBreakpoint() === 'mobile';
  const [measure, setMeasure] = useState<HeatMeasure>('market_cap');
  const [look, setLook] = useState<Look>({ sector: null, isTable: false });
  const data = useHeatMap({ measure, sector: look.sector, hasLeaders: !isPhone });
  const state =
    data.query.data !== undefined && data.sectors.length === 0
      ? {
          kind: 'empty' as const,
          title: t('heatMapEmpty'),
          text: t('heatMapEmptyText'),
          icon: <MarketIcon size="lg" />,
        }
      : cardStateOf(data.query, {
          failedTitle: t('heatMapFailed'),
          failedText: t('failedText'),
          skeleton: (
            <div className="grid gap-2 px-card pb-card">
              <Skeleton shape="block" height={isPhone ? heights.phone : heights.map} />
              <div className="flex justify-center">
                <HeatScale />
              </div>
            </div>
          ),
        });

  return (
    <Card
      title={t('heatMap')}
      note={<MapBasis />}
      action={
        <Controls
          measure={measure}
          onMeasure={setMeasure}
          isTable={look.isTable}
          onTable={(isTable) => setLook({ sector: look.sector, isTable })}
        />
      }
      state={look.sector === null ? state : undefined}
    >
      <div className="grid gap-2">
        {look.sector !== null && (
          <SectorPath
            data={data}
            sector={look.sector}
            onLook={(next) => setLook({ ...next, isTable: look.isTable })}
          />
        )}
        {look.sector !== null && state ? (
          <Card state={state} />
        ) : (
          <Shown data={data} look={look} measure={measure} isPhone={isPhone} onLook={setLook} />
        )}
        {!look.isTable && (
          <div className="flex justify-center">
            <HeatScale />
          </div>
        )}
      </div>
    </Card>
  );
}
