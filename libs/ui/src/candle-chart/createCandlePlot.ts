import { PriceScaleMode, type ChartOptions, type DeepPartial } from 'lightweight-charts';
import { drawable, drawingUnit } from '../internal/charts/chartPoints.ts';
import { createChartBase, toTimestamp } from '../internal/charts/createChartBase.ts';
import type { Drawn, PlotHost } from '../internal/charts/plot.ts';
import { isWhole } from './candle.ts';
import type { CandleDrawing } from './candleDrawing.ts';
import { tailFrom } from './tailFrom.ts';
import { createCompareLayer } from './createCompareLayer.ts';
import { createGround } from './createGround.ts';
import { createLineTitles } from './createLineTitles.ts';
import { createMainLayer } from './createMainLayer.ts';
import { createOverlayLayer } from './createOverlayLayer.ts';
import { createPriceWatch, type PriceGeometry } from './createPriceWatch.ts';
import { createSignLayer } from './createSignLayer.ts';
import {
  createRangeControl,
  type CandleRange,
  type CandlesInSight,
  type RangeControl,
} from './createRangeControl.ts';
import { createVolumeLayer } from './createVolumeLayer.ts';
import type { DrawnCandles, Layer, TailFrom } from './layer.ts';

/** A drawn candle chart. */
export interface CandlePlot extends Drawn, Pick<RangeControl, 'zoom' | 'range'> {
  /** Null while nothing is drawn. */
  inSight: () => CandlesInSight | null;
  draw: (drawing: CandleDrawing) => void;
  /** Takes all of the drawing away; the next one is a new chart, whatever its id. */
  clear: () => void;
  /** Puts the crosshair on a candle and brings it into sight, or takes the crosshair away. */
  moveTo: (index: number | null) => void;
  /** A few letters in the tag of the last price; '' takes them away. */
  setTag: (text: string) => void;
  /** Whether the wheel zooms; without it the page scrolls. */
  setWheel: (isOn: boolean) => void;
  /** @param listener - Gets the first candle in sight as well. */
  onRange: (listener: (range: CandleRange & Pick<CandlesInSight, 'first'>) => void) => void;
  /** Tells where prices are, now and each time that changes; null = nobody listens. */
  onPrices: (listener: ((geometry: PriceGeometry) => void) | null) => void;
  picture: () => HTMLCanvasElement;
}

const scaleModes = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  // Prices are drawn as they are, and what they are compared with on their scale: the library would let each line begin
  // at nought, indicators too.
  percent: PriceScaleMode.Normal,
} as const;

/** Pixels of one candle at most: a share on its first day is a candle, not a wall. */
const widestCandlePx = 28;

/** By pointer, finger and axis; the page keeps its own scrolling. */
const movable: DeepPartial<ChartOptions> = {
  handleScroll: { pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false, mouseWheel: false },
  handleScale: { pinch: true, axisPressedMouseMove: true, axisDoubleClickReset: true, mouseWheel: false },
  timeScale: { fixLeftEdge: true, fixRightEdge: false, maxBarSpacing: widestCandlePx, minBarSpacing: 0.2 },
  layout: { panes: { enableResize: false } },
};

/** What the prices are divided by to be drawn. A list of all of them would be made with each trade. */
function priceUnit({ candles }: CandleDrawing): number {
  let largest = 0;
  for (const { high, low } of candles) {
    largest = Math.max(largest, Math.abs(drawable(high) ?? 0), Math.abs(drawable(low) ?? 0));
  }
  return drawingUnit([largest]);
}

/** The first candle that is not as it was drawn; null = the whole drawing is another. */
function tailOf(shown: DrawnCandles | null, next: DrawnCandles): TailFrom {
  if (shown?.id !== next.id || shown.unit !== next.unit) return null;
  // A comparison that came or went later is whole, not only at its end.
  if ((shown.compared === null) !== (next.compared === null)) return null;
  return tailFrom(shown.candles, next.candles);
}

/** Without a candle and all that stands on them; the indicators keep their places. */
function emptied(drawing: DrawnCandles): DrawnCandles {
  const lines = drawing.lines.map((line) => ({ ...line, readings: [] }));
  const nothing = { candles: [], compared: null, breaks: [], marks: new Map(), priceLines: [], limits: null };
  return { ...drawing, ...nothing, lines };
}

/** Prices with their volume, indicators, a comparison and signs; brought up to date in place where the end has moved. */
export function createCandlePlot(host: PlotHost): CandlePlot {
  const base = createChartBase(host);
  const { chart } = base;
  const layerHost = { base, chart, colours: host.colours };
  chart.applyOptions(movable);
  const control = createRangeControl(chart);
  const signs = createSignLayer(host.colours);
  const main = createMainLayer(layerHost, signs.standOn);
  const compare = createCompareLayer(layerHost, main.setOrigin);
  const layers: readonly Layer[] = [
    // Before the candles that they stand on: the library reads all of those again for marks that come after them.
    signs,
    main,
    createVolumeLayer(layerHost),
    createOverlayLayer(layerHost),
    compare,
    createGround({ chart, colours: host.colours, series: main.series }),
    createLineTitles({ chart, colours: host.colours, series: main.series }),
  ];
  let shown: DrawnCandles | null = null;
  const inSight = () => (shown === null ? null : control.inSight(shown));
  const firstInSight = () => inSight()?.first ?? 0;
  const onPrices = createPriceWatch({
    chart,
    series: () => (shown === null ? null : main.series()),
    unit: () => shown?.unit ?? 1,
  });

  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    if (shown?.compared) compare.begin(firstInSight());
  });

  return {
    clear() {
      if (!shown) return;
      for (const layer of layers) layer.draw(emptied(shown), null);
      chart.clearCrosshairPosition();
      shown = null;
    },
    draw(next) {
      const drawing = { ...next, unit: priceUnit(next) };
      const from = tailOf(shown, drawing);
      const isNew = shown?.id !== next.id;
      base.setLook(next.look);
      // Options are taken for new ones whatever they say, and the whole chart is drawn for them.
      if (shown?.scale !== next.scale) {
        chart.priceScale('right').applyOptions({ mode: scaleModes[next.scale] });
      }
      for (const layer of layers) layer.draw(drawing, from);
      shown = drawing;
      if (isNew && next.candles.length > 0) control.fit(next);
      if (drawing.compared) compare.begin(firstInSight());
    },
    paint(colours) {
      base.paint(colours);
      chart.applyOptions({ layout: { panes: { separatorColor: 'transparent' } } });
      for (const layer of layers) layer.paint(colours);
    },
    moveTo(index) {
      const candle = index === null ? undefined : shown?.candles[index];
      if (index === null || !shown || !candle || !isWhole(candle)) {
        chart.clearCrosshairPosition();
        return;
      }
      control.reveal(index);
      chart.setCrosshairPosition(candle.close / shown.unit, toTimestamp(candle.wall), main.series());
    },
    inSight,
    zoom: control.zoom,
    range: control.range,
    setTag: main.setTag,
    setWheel: (isOn) =>
      chart.applyOptions({ handleScale: { mouseWheel: isOn }, handleScroll: { mouseWheel: isOn } }),
    onRange(listener) {
      chart.timeScale().subscribeVisibleLogicalRangeChange((next) => {
        if (next) listener({ ...next, first: firstInSight() });
      });
    },
    onPrices,
    picture: () => chart.takeScreenshot(true),
    destroy: base.destroy,
  };
}
