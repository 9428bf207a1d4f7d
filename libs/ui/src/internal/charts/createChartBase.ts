import {
  createChart,
  CrosshairMode,
  LineStyle,
  TickMarkType,
  type ChartOptions,
  type DeepPartial,
  type IChartApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { cssColour, type ChartColours } from './chartColours.ts';
import type { TickUnit } from './chartTime.ts';
import type { PlotHost, PlotLook } from './plot.ts';

const axisFontPx = 11;
/** Lines that fit at the closest; the library rounds their step up, which leaves four or five. */
const gridlines = 7;

const tickUnits: Record<TickMarkType, TickUnit> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
};

function painted(colours: ChartColours): DeepPartial<ChartOptions> {
  return {
    layout: {
      background: { color: 'transparent' },
      textColor: cssColour(colours.axis),
      fontFamily: colours.fontFamily,
    },
    grid: { horzLines: { color: cssColour(colours.grid) } },
    crosshair: { vertLine: { color: cssColour(colours.crosshair) } },
  };
}

function fixedOptions(element: HTMLElement): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    // The library's logo would inject a style element; its notice stands on the page About instead.
    layout: { attributionLogo: false, fontSize: axisFontPx },
    grid: { vertLines: { visible: false } },
    rightPriceScale: {
      borderVisible: false,
      tickMarkDensity: Math.max(2.5, element.clientHeight / gridlines / axisFontPx),
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      allowBoldLabels: false,
    },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { width: 1, style: LineStyle.Dotted, labelVisible: false },
      horzLine: { visible: false, labelVisible: false },
    },
    // The range is chosen by the range switch; the page keeps its own scrolling.
    handleScroll: false,
    handleScale: false,
  };
}

/** Brands what `wallSeconds` made for the library. */
function isTimestamp(seconds: number): seconds is UTCTimestamp {
  return Number.isFinite(seconds);
}

/** @throws RangeError for a time that `placePoints` would have left out. */
export function toTimestamp(seconds: number): UTCTimestamp {
  if (!isTimestamp(seconds)) throw new RangeError(`not a second of the time axis: ${seconds}`);
  return seconds;
}

export interface ChartBase {
  chart: IChartApi;
  /** Kept for the axis: the library asks for texts whenever it draws. */
  setLook: (look: PlotLook) => void;
  /** @param unit - what drawn figures were divided by */
  axisText: (drawn: number, unit: number) => string;
  paint: (colours: ChartColours) => void;
  destroy: () => void;
}

/** The ground of the candle chart: axes, grid, crosshair, size and colours. */
export function createChartBase({ element, colours, onPointer }: PlotHost): ChartBase {
  let look: PlotLook | null = null;
  const chart = createChart(element, fixedOptions(element));
  chart.applyOptions(painted(colours));
  chart.applyOptions({
    timeScale: {
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        typeof time === 'number' ? (look?.formatTick(time, tickUnits[type]) ?? '') : '',
    },
  });
  chart.subscribeCrosshairMove(({ logical, point }) => {
    onPointer(logical === undefined || point === undefined ? null : logical);
  });

  return {
    chart,
    setLook(next) {
      look = next;
    },
    axisText: (drawn, unit) => look?.formatAxis(drawn * unit) ?? '',
    paint: (next) => chart.applyOptions(painted(next)),
    destroy: () => chart.remove(),
  };
}
