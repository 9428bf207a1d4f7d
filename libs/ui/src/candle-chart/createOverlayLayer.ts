import { LineSeries, LineStyle, type ISeriesApi } from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import type { IndicatorLine } from './createCandleData.ts';
import { hasOwnPane, overlayLook, type OverlayLook } from './overlayLooks.ts';
import { linePoint, putData, type Layer, type LayerHost } from './layer.ts';

const strokes: Record<OverlayLook['stroke'], LineStyle> = {
  solid: LineStyle.Solid,
  dashed: LineStyle.Dashed,
  dotted: LineStyle.Dotted,
  wide: LineStyle.LargeDashed,
};

/** Wilder: overbought above, oversold below. */
const strengthLevels = [30, 70] as const;
const ownPane = 1;
/** Of the prices' pane and of the RSI's. */
const paneShares = [3, 1] as const;

interface Overlay {
  series: ReadonlyArray<ISeriesApi<'Line'>>;
  look: OverlayLook;
  paint: (colours: ChartColours) => void;
}

function createOverlay(
  { chart, base, colours }: LayerHost,
  { setting }: IndicatorLine,
  look: OverlayLook,
): Overlay {
  const isOwn = hasOwnPane(setting);
  const isBand = setting.kind === 'bollinger';
  const series = (
    isBand ? [LineStyle.Dotted, strokes[look.stroke], LineStyle.Dotted] : [strokes[look.stroke]]
  ).map((lineStyle) =>
    chart.addSeries(
      LineSeries,
      {
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false,
        lineStyle,
        lineWidth: isBand ? 1 : 2,
      },
      isOwn ? ownPane : 0,
    ),
  );
  const levels = isOwn
    ? strengthLevels.flatMap((price) =>
        series.map((line) =>
          line.createPriceLine({ price, lineWidth: 1, lineStyle: LineStyle.Dotted, axisLabelVisible: false }),
        ),
      )
    : [];
  for (const line of series) {
    line.applyOptions(
      isOwn
        ? {
            autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }),
            priceFormat: {
              type: 'custom',
              minMove: 0.01,
              formatter: (drawn: number) => String(Math.round(drawn)),
            },
          }
        : {
            priceFormat: {
              type: 'custom',
              minMove: 0.01,
              formatter: (drawn: number) => base.axisText(drawn, 1),
            },
          },
    );
  }
  function paint(next: ChartColours) {
    for (const line of series) line.applyOptions({ color: cssColour(next[look.colour]) });
    for (const level of levels) level.applyOptions({ color: cssColour(next.crosshair) });
  }
  paint(colours);
  return { series, look, paint };
}

/** The indicators' lines: those on the prices among the candles, RSI beneath them. */
export function createOverlayLayer(host: LayerHost): Layer {
  const overlays = new Map<string, Overlay>();
  let { colours } = host;

  function remove(id: string, { series }: Overlay) {
    for (const line of series) host.chart.removeSeries(line);
    overlays.delete(id);
  }

  function sharePanes() {
    for (const [index, pane] of host.chart.panes().entries()) pane.setStretchFactor(paneShares[index] ?? 1);
  }

  return {
    draw({ lines, candles, unit }, from) {
      const wanted = new Map(lines.map((line, index) => [line.id, { line, look: overlayLook(index) }]));
      for (const [id, overlay] of overlays) {
        if (wanted.get(id)?.look !== overlay.look) remove(id, overlay);
      }
      for (const [id, { line, look }] of wanted) {
        const known = overlays.get(id);
        const overlay = known ?? createOverlay({ ...host, colours }, line, look);
        overlays.set(id, overlay);
        const divisor = hasOwnPane(line.setting) ? 1 : unit;
        for (const [part, series] of overlay.series.entries()) {
          putData(series, candles.length, {
            from: known ? from : null,
            point: (index) =>
              linePoint(candles[index]?.wall ?? Number.NaN, line.readings[index]?.[part], divisor),
          });
        }
      }
      sharePanes();
    },
    paint(next) {
      colours = next;
      for (const overlay of overlays.values()) overlay.paint(next);
    },
  };
}
