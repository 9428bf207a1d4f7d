import { monthNames } from '@wealth/i18n-locale';
import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { useId, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { candleTickUnit, tickText, type TickUnit } from '../internal/charts/chartTime.ts';
import { useUiLanguage, useUiText } from '../messages/UiTextsProvider.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';
import type { Candle } from './candle.ts';
import { changeBetween, spokenCandle, type CandleFormats } from './candleWords.ts';
import { isLineMovable, type CandleDrawing, type ChartLineMoves } from './candleDrawing.ts';
import { CandleClock, type CandleClosing } from './CandleClock.tsx';
import { CandleLegend } from './CandleLegend.tsx';
import { CandleMarks } from './CandleMarks.tsx';
import { CandleSurface } from './CandleSurface.tsx';
import { ChartLineHandles } from './ChartLineHandles.tsx';
import { commonStart } from './commonStart.ts';
import { composePicture, type PictureTexts } from './composePicture.ts';
import type { CandlesInSight } from './createRangeControl.ts';
import { useCandleKeys } from './useCandleKeys.ts';
import { useCandlePlot } from './useCandlePlot.ts';
import { useLineMoves } from './useLineMoves.ts';

/** The picture of the chart as it stands. */
export interface CandlePicture {
  /** @returns null while there is no drawing. */
  take: (texts: PictureTexts) => HTMLCanvasElement | null;
}

export interface CandleCanvasProps {
  label: string;
  drawing: Omit<CandleDrawing, 'look'>;
  compareName: string | null;
  summary: string;
  /** Somebody wants to be told what is in sight. */
  onAsk: (inSight: CandlesInSight | null) => void;
  formats: CandleFormats;
  height: number;
  /** Its candles are on their way: the place of the drawing is made ready for them, and shows nothing. */
  isLoading: boolean;
  isStale: boolean;
  closing: CandleClosing | null;
  onStartNear: (() => void) | undefined;
  lineMoves: ChartLineMoves | undefined;
  ref: Ref<CandlePicture>;
}

/** Candles between the left edge and the oldest one at which older ones are asked for: at least half of what is seen. */
const nearStart = 40;

/** @param ends - The last two candles, or fewer: how far they lie apart. */
function useLook({ price, percent }: CandleFormats, ends: readonly Candle[]) {
  const { language } = useUiLanguage();
  const [before, last] = ends.map(({ time }) => time);
  return useMemo(() => {
    const times = [before, last].filter((time) => time !== undefined);
    return {
      formatAxis: (value: number) => price(value),
      formatPercent: percent,
      formatTick: (wall: number, unit: TickUnit) =>
        tickText(wall, candleTickUnit(unit, times), monthNames({ locale: language, style: 'short' })),
    };
  }, [price, percent, language, before, last]);
}

/** The drawing with its crosshair, by pointer and by keys. */
export function CandleCanvas(props: CandleCanvasProps) {
  const { label, drawing, compareName, summary, formats, height, isLoading, isStale, closing } = props;
  const { onAsk, onStartNear, lineMoves, ref } = props;
  const { candles, compared, marks } = drawing;
  const t = useUiText(candleChartTexts);
  const loaderText = useUiText(loaderTexts);
  const helpId = useId();
  const look = useLook(formats, candles.slice(-2));
  const last = candles.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const [firstSeen, setFirstSeen] = useState(0);
  const lineControl = useLineMoves(drawing.priceLines, lineMoves);
  const { host, plot, hasFailed, retry } = useCandlePlot({
    drawing,
    priceLines: lineControl.lines,
    look,
    isLoading,
    onPointer: (index) => setPointed(index !== null && index >= 0 && index <= last ? index : null),
    onRange({ from, to, first }) {
      if (isLoading) return;
      setFirstSeen(first);
      if (from < Math.max(nearStart, (to - from) / 2)) onStartNear?.();
    },
    onLeave() {
      setPointed(null);
      keys.goTo(null);
      lineControl.putBack();
    },
  });
  const keys = useCandleKeys({
    candles,
    plot,
    textOf: (index) => spokenCandle({ data: drawing, index, marks: marks.get(index) ?? [] }, formats, t),
    onAsk: () => onAsk(plot?.inSight() ?? null),
  });

  useImperativeHandle(
    ref,
    () => ({
      take: (texts) =>
        plot && host.current && !isLoading ? composePicture(plot.picture(), host.current, texts) : null,
    }),
    [plot, host, isLoading],
  );

  const pointedAt = keys.index ?? pointed;
  const active = pointedAt ?? last;
  const movable = useMemo(() => drawing.priceLines.filter(isLineMovable), [drawing.priceLines]);
  const compare =
    compareName === null || compared === null
      ? null
      : {
          name: compareName,
          percent: changeBetween(commonStart(drawing, firstSeen)?.other, compared[active]),
        };

  if (hasFailed && !isLoading) return <StateMessage kind="error" onRetry={retry} />;
  return (
    <>
      <CandleLegend data={drawing} index={Math.min(active, last)} compare={compare} formats={formats} />
      <div className="relative">
        <CandleSurface {...{ host, plot, keys, label, summary, helpId, last, height, isLoading, isStale }} />
        {plot && <CandleClock plot={plot} closing={isLoading ? null : closing} />}
        <CandleMarks marks={pointedAt === null ? undefined : marks.get(pointedAt)} />
        {lineMoves && !isLoading && (
          <ChartLineHandles plot={plot} lines={movable} moves={lineMoves} control={lineControl} />
        )}
      </div>
      {!isLoading && (
        <p id={helpId} className="sr-only">
          {t('keys')}
        </p>
      )}
      {(isLoading || plot === null) && (
        <span role="status" className="sr-only">
          {loaderText('loading')}
        </span>
      )}
    </>
  );
}
