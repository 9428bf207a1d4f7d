import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { scrollProgressTexts } from '@wealth/i18n-locale/ui/scrollProgress';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { readingOf, type Reading } from './readingOf.ts';

export interface ScrollProgressProps {
  title: string;
  /** Under the title: what is asked of the client. */
  hint?: string;
  /** @default 'h2' */
  headingLevel?: 'h2' | 'h3';
  /** Pixels of the box. @default 320 */
  height?: number;
  /** Called once, when the end of the text is no more than 30 px away; at once for a text that needs no scrolling. */
  onReachEnd?: () => void;
  children: ReactNode;
}

const unread: Reading = { percent: 0, hasReachedEnd: false, thumbTopRatio: 0, thumbHeightRatio: 1 };

function useReading(box: RefObject<HTMLDivElement | null>, onReachEnd: (() => void) | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(unread);
  const isTold = useRef(false);
  const tellEnd = useRef(onReachEnd);

  const measure = useCallback(() => {
    if (!box.current) return;
    const next = readingOf(box.current);
    setReading(next);
    if (!next.hasReachedEnd || isTold.current) return;
    isTold.current = true;
    tellEnd.current?.();
  }, [box]);

  useLayoutEffect(() => {
    tellEnd.current = onReachEnd;
  });

  useLayoutEffect(() => {
    if (!box.current || !content.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [box, measure]);

  return { content, reading, measure };
}

/** Lets a pointer drag the thumb; keys scroll the box itself. */
function Thumb({ box, reading }: { box: RefObject<HTMLDivElement | null>; reading: Reading }) {
  const dragFrom = useRef<{ pointerY: number; scrollTop: number } | null>(null);

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (!box.current) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragFrom.current = { pointerY: event.clientY, scrollTop: box.current.scrollTop };
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    if (!dragFrom.current || !box.current) return;
    const { scrollHeight, clientHeight } = box.current;
    const { pointerY, scrollTop } = dragFrom.current;
    // One pixel of the track is as many of the text as the text is longer than the track.
    const textPx = ((event.clientY - pointerY) * scrollHeight) / clientHeight;
    box.current.scrollTo({ top: scrollTop + textPx });
  }

  return (
    <div aria-hidden="true" className="absolute inset-y-2 right-1.5 w-1.5">
      <div
        className="absolute inset-x-0 touch-none rounded-full bg-border-control forced-colors:bg-system-text"
        style={{ top: `${reading.thumbTopRatio * 100}%`, height: `${reading.thumbHeightRatio * 100}%` }}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        // Comes after a release, and after a gesture that the browser or another window has taken.
        onLostPointerCapture={() => {
          dragFrom.current = null;
        }}
      />
    </div>
  );
}

/** A text that must be read to its end: what is left fades out, and the title says how far the client is. */
export function ScrollProgress({
  title,
  hint,
  height = 320,
  onReachEnd,
  children,
  ...rest
}: ScrollProgressProps) {
  const { headingLevel: Heading = 'h2' } = rest;
  const t = useUiText(scrollProgressTexts);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { content, reading, measure } = useReading(box, onReachEnd);
  const isScrollable = reading.thumbHeightRatio < 1;

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Heading id={titleId} className="text-title wrap-anywhere">
            {title}
          </Heading>
          {hint !== undefined && <p className="text-fg-muted">{hint}</p>}
        </div>
        <div className="flex w-48 max-w-full shrink-0 items-center gap-3 text-detail text-fg-muted">
          <div
            role="progressbar"
            aria-labelledby={titleId}
            aria-valuenow={reading.percent}
            aria-valuetext={t('read', { percent: reading.percent })}
            className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
          >
            <div
              className="h-full rounded-full bg-accent forced-colors:bg-system-highlight"
              style={{ width: `${reading.percent}%` }}
            />
          </div>
          <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
            {t('read', { percent: reading.percent })}
          </span>
        </div>
      </div>
      <div className="relative overflow-hidden rounded-control border border-border-control bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <div
          ref={box}
          role="region"
          aria-labelledby={titleId}
          // The text is the one thing to scroll here: Page Down must work as soon as Tab has reached it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the focus
          tabIndex={0}
          className="scrollbar-none overflow-y-auto outline-none"
          style={{ maxHeight: height }}
          onScroll={measure}
        >
          <div ref={content} className="flex flex-col gap-2.5 py-5 pr-8 pl-5.5 text-detail text-fg-muted">
            {children}
          </div>
        </div>
        {isScrollable && <Thumb box={box} reading={reading} />}
        {isScrollable && !reading.hasReachedEnd && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute right-4 bottom-0 left-px h-14 bg-linear-to-t from-surface to-transparent forced-colors:hidden"
          />
        )}
      </div>
    </div>
  );
}
