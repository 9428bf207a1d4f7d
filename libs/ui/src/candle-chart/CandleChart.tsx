import { formatCompact, formatPercent, formatPrice } from '@wealth/i18n-locale';
import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { ChartState } from '../internal/charts/chartState.ts';
import { placePoints } from '../internal/charts/chartPoints.ts';
import { wallSeconds, type ChartTime } from '../internal/charts/chartTime.ts';
import { standardTimeText, type FormatChartTime } from '../internal/charts/standardTimeText.ts';
import { useUiLanguage, useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';
import type { Candle } from './candle.ts';
import { CandleCanvas, type CandlePicture } from './CandleCanvas.tsx';
import type { CandleClosing } from './CandleClock.tsx';
import type { ChartLimits, ChartLineMoves, ChartMark, ChartPriceLine } from './candleDrawing.ts';
import { candlesCsv } from './candlesCsv.ts';
import { CandleTable } from './CandleTable.tsx';
import { spokenSummary, type CandleFormats } from './candleWords.ts';
import { plainSetup, type CandleChartSetup } from './chartSetup.ts';
import type { PictureTexts } from './composePicture.ts';
import { createCandleData, type CandleData } from './createCandleData.ts';
import { startIndex, type CandlesInSight } from './createRangeControl.ts';
import { createMarkPlaces } from './placeMarks.ts';
import { createSessionBreaks } from './createSessionBreaks.ts';

/** What a chart can be taken along as. */
export interface CandleChartFiles {
  /** @returns null while the chart is not drawn, or shown as a table. */
  picture: (texts: PictureTexts) => HTMLCanvasElement | null;
  csv: (heading: readonly string[]) => string;
}

export interface CandleChartProps {
  /** Names the chart: the instrument and the interval. */
  'aria-label': string;
  /** In any order; a time that is none is left out, of two equal ones the later stays. */
  candles: readonly Candle[];
  /** @default candles without indicators */
  setup?: CandleChartSetup;
  /** Which chart this is, and from when it is shown at first; a reader's zoom is kept until the id changes. */
  range?: {
    id: string;
    from: ChartTime | null;
    /** Rupees per unit: what the change of this range is told against. @default the first price of the range */
    base?: number | null;
  };
  /** What it is compared with, in percent. Candles at the same times. */
  compare?: { name: string; candles: readonly Candle[] } | null;
  marks?: readonly ChartMark[];
  priceLines?: readonly ChartPriceLine[];
  /** How the lines are moved, by pointer and by keys; memoised by the caller. @default they stand still */
  lineMoves?: ChartLineMoves;
  limits?: ChartLimits | null;
  /** When the latest candle closes: counted down in the tag of the last price, unless that may be out of date. @default not told */
  closing?: CandleClosing | null;
  /** The latest candle may be out of date. */
  isStale?: boolean;
  /** The reader comes near the oldest candle: time to bring older ones. Called again and again. */
  onStartNear?: () => void;
  /** Rupees per unit, on the axis, in the legend and in the table. @default two decimals without a rupee sign */
  formatPrice?: (price: number | null | undefined) => string;
  /** @default compact, without a rupee sign */
  formatVolume?: (volume: number | null | undefined) => string;
  /** @default the day, and the time in IST where the candles have one */
  formatTime?: FormatChartTime;
  /** Pixels of the drawing. @default 360 */
  height?: number;
  /** What stands instead of the chart. No candle at all is an empty chart without it. */
  state?: ChartState;
  ref?: Ref<CandleChartFiles>;
}

const writePrice = (price: number | null | undefined) => formatPrice(price);
const writeVolume = (volume: number | null | undefined) => formatCompact(volume, { hasRupeeSign: false });
const writePercent = (percent: number | null) => formatPercent(percent);
const noMarks: readonly ChartMark[] = [];
const noLines: readonly ChartPriceLine[] = [];

function useCompared(candles: CandleData['candles'], compare: CandleChartProps['compare']) {
  const other = compare?.candles;
  const closes = useMemo(
    () => (other ? new Map(placePoints(other).map(({ wall, close }) => [wall, close])) : null),
    [other],
  );
  return useMemo(
    () => (closes ? candles.map(({ wall }) => closes.get(wall) ?? null) : null),
    [closes, candles],
  );
}

function useCandleFormats(props: CandleChartProps, candles: CandleData['candles']): CandleFormats {
  const { formatPrice: price = writePrice, formatVolume: volume = writeVolume, formatTime } = props;
  const hasTimes = candles.some(({ wall }) => wall % 86_400 !== 0);
  const { locale } = useUiLanguage();
  return useMemo(() => {
    const write = formatTime ?? standardTimeText(hasTimes ? [{ wall: 1 }] : [], locale);
    return { price, volume, percent: writePercent, time: (candle) => write(candle.time) };
  }, [price, volume, formatTime, hasTimes, locale]);
}

/**
 * What is said of a chart when it appears, and of what is in sight whenever somebody asks. A tick says nothing.
 *
 * @param textOf - Null = what a new chart shows at first.
 */
function useSummary(id: string, textOf: (inSight: CandlesInSight | null) => string) {
  const [said, setSaid] = useState({ id: '', text: '', times: 0 });
  if (said.id !== id) {
    const text = textOf(null);
    if (text !== '') setSaid({ id, text, times: 0 });
  }
  return {
    ...(said.id === id ? said : { text: '', times: 0 }),
    say: (inSight: CandlesInSight | null) =>
      setSaid(({ times }) => ({ id, text: textOf(inSight), times: times + 1 })),
  };
}

function useDrawing(props: CandleChartProps) {
  const {
    candles,
    setup = plainSetup,
    range,
    compare,
    marks = noMarks,
    priceLines = noLines,
    limits,
  } = props;
  const id = range?.id ?? props['aria-label'];
  const [dataOf] = useState(createCandleData);
  const data = dataOf(candles, setup.indicators);
  const compared = useCompared(data.candles, compare);
  const [breaksOf] = useState(createSessionBreaks);
  const breaks = breaksOf(data.candles);
  const [placesOf] = useState(createMarkPlaces);
  const placedMarks = placesOf(data, marks);
  const fromWall = range?.from === undefined || range.from === null ? null : wallSeconds(range.from);
  const { shape, scale, volume } = setup;
  return useMemo(
    () => ({
      ...data,
      id,
      fromWall,
      shape,
      scale: compared === null ? scale : ('percent' as const),
      volume,
      compared,
      breaks,
      marks: placedMarks,
      priceLines,
      limits: limits ?? null,
    }),
    [data, id, fromWall, shape, scale, volume, compared, breaks, placedMarks, priceLines, limits],
  );
}

interface ChartBodyProps extends CandleChartProps {
  drawing: ReturnType<typeof useDrawing>;
  isLoading: boolean;
}

function ChartBody(props: ChartBodyProps) {
  const {
    drawing,
    isLoading,
    setup = plainSetup,
    compare,
    height = 360,
    isStale = false,
    closing = null,
    onStartNear,
    lineMoves,
    ref,
  } = props;
  const label = props['aria-label'];
  const t = useUiText(candleChartTexts);
  const formats = useCandleFormats(props, drawing.candles);
  const { candles } = drawing;
  const start = startIndex(drawing);
  const base = props.range?.base ?? null;
  const summary = useSummary(drawing.id, (inSight) => {
    const sight = inSight ?? { first: start, last: candles.length - 1 };
    return spokenSummary({ ...sight, candles, base: sight.first === start ? base : null }, formats, t);
  });
  const picture = useRef<CandlePicture>(null);

  useImperativeHandle(
    ref,
    () => ({
      picture: (texts) => picture.current?.take(texts) ?? null,
      csv: (heading) => candlesCsv(heading, drawing, t),
    }),
    [drawing, t],
  );

  return (
    <>
      {!isLoading && (
        <p role="status" className="sr-only">
          {/* Another element: the same words are said again to who asks again. */}
          <span key={summary.times}>{summary.text}</span>
        </p>
      )}
      {setup.view === 'table' ? (
        <CandleTable label={label} data={drawing} marks={drawing.marks} formats={formats} height={height} />
      ) : (
        <CandleCanvas
          ref={picture}
          label={label}
          drawing={drawing}
          compareName={compare?.name ?? null}
          summary={summary.text}
          onAsk={summary.say}
          formats={formats}
          height={height}
          isLoading={isLoading}
          isStale={isStale}
          closing={isStale ? null : closing}
          onStartNear={onStartNear}
          lineMoves={lineMoves}
        />
      )}
    </>
  );
}

/**
 * Prices over time: hollow candles rose, filled ones fell; their volume beneath; the last price as a tag on the axis;
 * indicators, a comparison in percent, corporate actions and levels on them. The latest candle is brought up to date in
 * place, and older ones join on the left without a jump. The arrow keys move the crosshair, plus and minus zoom, Enter
 * says what is in sight.
 */
export function CandleChart(props: CandleChartProps) {
  const { state, setup = plainSetup, height = 360 } = props;
  const t = useUiText(candleChartTexts);
  const loaderText = useUiText(loaderTexts);
  const drawing = useDrawing(props);
  const isLoading = state?.kind === 'loading';
  if (isLoading && setup.view === 'table') {
    return (
      <div aria-busy="true" style={{ height }}>
        <span role="status" className="sr-only">
          {loaderText('loading')}
        </span>
        <Skeleton shape="block" height={height} />
      </div>
    );
  }
  const isEmpty = drawing.candles.length === 0;
  const isDrawn = isLoading || (!state && !isEmpty);
  return (
    <div className="relative min-w-0" style={{ minHeight: height }}>
      {state && !isLoading && <StateMessage {...state} />}
      {!state && isEmpty && <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />}
      {isDrawn && <ChartBody {...props} drawing={drawing} isLoading={isLoading} />}
    </div>
  );
}
