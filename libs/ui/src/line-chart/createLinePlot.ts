import {
  AreaSeries,
  createSeriesMarkers,
  LastPriceAnimationMode,
  LineSeries,
  LineStyle,
  type ISeriesApi,
  type LineData,
  type UTCTimestamp,
  type WhitespaceData,
} from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { drawable, drawingUnit, type Placed } from '../internal/charts/chartPoints.ts';
import { createChartBase, toTimestamp } from '../internal/charts/createChartBase.ts';
import type { Plot, PlotHost } from '../internal/charts/plot.ts';
import type { LinePoint } from './linePoint.ts';

/** Share of the height kept free above and below the line. */
const margins = { top: 0.08, bottom: 0.08 };
/** Opacity of the fill right under the line. */
const areaAlpha = 0.16;

type Drawn = LineData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

function toData(wall: number, value: number | null | undefined, unit: number): Drawn {
  const figure = drawable(value);
  const time = toTimestamp(wall);
  return figure === null ? { time } : { time, value: figure / unit };
}

interface LineSeriesPair {
  line: ISeriesApi<'Area'>;
  benchmark: ISeriesApi<'Line'>;
}

function paintLine({ line, benchmark }: LineSeriesPair, colours: ChartColours, isFilled: boolean) {
  line.applyOptions({
    lineColor: cssColour(colours.line),
    topColor: cssColour(colours.line, isFilled ? areaAlpha : 0),
    bottomColor: cssColour(colours.line, 0),
    crosshairMarkerBackgroundColor: cssColour(colours.line),
    crosshairMarkerBorderColor: cssColour(colours.surface),
  });
  benchmark.applyOptions({ color: cssColour(colours.benchmark) });
}

/** A line with or without a fill, and its benchmark as a dashed line. */
export function createLinePlot(host: PlotHost, isFilled: boolean): Plot<Placed<LinePoint>> {
  const base = createChartBase(host);
  const quiet = {
    lastValueVisible: false,
    priceLineVisible: false,
    lastPriceAnimation: LastPriceAnimationMode.Disabled,
  };
  const line = base.chart.addSeries(AreaSeries, {
    ...quiet,
    lineWidth: 2,
    crosshairMarkerRadius: 4,
    crosshairMarkerBorderWidth: 2,
  });
  const benchmark = base.chart.addSeries(LineSeries, {
    ...quiet,
    lineWidth: 2,
    lineStyle: LineStyle.Dashed,
    crosshairMarkerVisible: false,
  });
  line.priceScale().applyOptions({ scaleMargins: margins });
  paintLine({ line, benchmark }, host.colours, isFilled);
  const end = createSeriesMarkers(line, []);
  let endTime: UTCTimestamp | undefined;

  /** A dot on the newest point: where the line stands now. */
  function showEnd(colours: ChartColours) {
    const dot = { position: 'inBar', shape: 'circle', color: cssColour(colours.line), size: 0.8 } as const;
    end.setMarkers(endTime === undefined ? [] : [{ ...dot, time: endTime }]);
  }

  let colours = host.colours;
  let times: UTCTimestamp[] = [];
  let values: Array<number | null> = [];

  return {
    draw(points, look) {
      const unit = drawingUnit(points.flatMap((point) => [point.value, point.benchmark]));
      base.setLook(look);
      const priceFormat = {
        type: 'custom' as const,
        minMove: 0.01,
        formatter: (drawn: number) => base.axisText(drawn, unit),
      };
      line.applyOptions({ priceFormat });
      benchmark.applyOptions({ priceFormat });
      times = points.map((point) => toTimestamp(point.wall));
      values = points.map((point) => drawable(point.value));
      values = values.map((value) => (value === null ? null : value / unit));
      line.setData(points.map((point) => toData(point.wall, point.value, unit)));
      benchmark.setData(points.map((point) => toData(point.wall, point.benchmark, unit)));
      endTime = times[values.findLastIndex((value) => value !== null)];
      showEnd(colours);
      base.fit(points.length, 'points');
    },
    paint(next) {
      colours = next;
      base.paint(colours);
      paintLine({ line, benchmark }, colours, isFilled);
      showEnd(colours);
    },
    moveTo(index) {
      const time = index === null ? undefined : times[index];
      const value = index === null ? null : values[index];
      if (time === undefined || value === null || value === undefined) base.chart.clearCrosshairPosition();
      else base.chart.setCrosshairPosition(value, time, line);
    },
    xOf: (index) => base.xOf(times[index]),
    destroy: base.destroy,
  };
}
