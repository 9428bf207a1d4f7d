import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { labelPlaces, type LabelPlace } from './labelPlaces.ts';
import { scaleOf, SessionBar, type SessionBarPart, type SessionBarProps } from './SessionBar.tsx';

export interface SessionScaleSegment<Part extends SessionBarPart> {
  part: Part;
  /** Instants, epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

export interface SessionScaleProps<Part extends SessionBarPart> extends Pick<SessionBarProps, 'now'> {
  /** The parts of the day in order of time. */
  segments: ReadonlyArray<SessionScaleSegment<Part>>;
  /** Names the list of the parts. */
  'aria-label': string;
  /** The hour and the name of a part: "09:15 IST Continuous trading". */
  textOf: (segment: SessionScaleSegment<Part>) => string;
  /** "now 14:32 IST": under the tick, while the day is under way. */
  nowText: string;
}

/** Of the scale: words are placed again when something has moved by one of them. */
const steps = 1000;

interface Arranged {
  places: readonly LabelPlace[];
  /** Pixels of one line of words. */
  lineHeight: number;
}

/**
 * Puts the words beneath what they name, as wide as they are. Before the frame: nothing is seen to move.
 *
 * @param ratios - Where the words belong on the scale, the more important first, and which of them with its middle.
 */
function useArranged(ratios: readonly number[], isFirstCentred: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const key = ratios.map((ratio) => Math.round(ratio * steps)).join(' ');

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const items = [...element.children].filter((child) => child instanceof HTMLElement);
    const places = key.split(' ').map((step) => Number(step) / steps);
    const arrange = () =>
      setArranged({
        places: labelPlaces(
          items.map(({ offsetWidth: width }, index) => ({
            at: places[index] ?? 0,
            width,
            isCentred: isFirstCentred && index === 0,
          })),
          element.offsetWidth,
        ),
        lineHeight: items[0]?.offsetHeight ?? 0,
      });
    arrange();
    const observer = new ResizeObserver(arrange);
    for (const box of [element, ...items]) observer.observe(box);
    return () => observer.disconnect();
  }, [key, isFirstCentred]);

  return { list, arranged };
}

function styleOf(arranged: Arranged | null, index: number): CSSProperties | undefined {
  const place = arranged?.places[index];
  return place && arranged ? { left: place.x, top: place.line * arranged.lineHeight } : undefined;
}

/** A day of the exchange to scale with its words: each beneath its part, and now beneath the tick. */
export function SessionScale<Part extends SessionBarPart>({
  segments,
  now,
  textOf,
  nowText,
  ...labelProps
}: SessionScaleProps<Part>) {
  const ratioOf = scaleOf(segments);
  const nowRatio = ratioOf(now);
  const isUnderWay = nowRatio >= 0 && nowRatio < 1;
  const begins = segments.map(({ startsAt }) => ratioOf(startsAt));
  const { list, arranged } = useArranged(isUnderWay ? [nowRatio, ...begins] : begins, isUnderWay);
  const lines = Math.max(0, ...(arranged?.places ?? []).map(({ line }) => line)) + 1;
  const shift = isUnderWay ? 1 : 0;
  return (
    <div className="grid gap-2">
      <div className="relative h-2 overflow-visible">
        <SessionBar segments={segments} now={now} />
      </div>
      <ol
        ref={list}
        {...labelProps}
        className="relative text-caption text-fg-muted tabular-nums"
        style={arranged ? { height: lines * arranged.lineHeight } : undefined}
      >
        {isUnderWay && (
          <li
            data-part="now"
            className="absolute top-0 left-0 font-semibold whitespace-nowrap text-fg"
            style={styleOf(arranged, 0)}
          >
            {nowText}
          </li>
        )}
        {segments.map((segment, index) => (
          <li
            key={segment.part}
            data-part={segment.part}
            aria-current={now >= segment.startsAt && now < segment.endsAt ? 'time' : undefined}
            className="absolute top-0 left-0 whitespace-nowrap aria-[current=time]:font-semibold aria-[current=time]:text-fg"
            style={styleOf(arranged, index + shift)}
          >
            {textOf(segment)}
          </li>
        ))}
      </ol>
    </div>
  );
}
