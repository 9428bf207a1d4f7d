import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { gateQuotes } from '../quotes/gateQuotes.ts';
import { SharedStream } from './StreamProvider.tsx';
import { useStream } from './useStream.ts';

/** A part of a screen ahead: who scrolls there finds the figures of now. */
const aheadMargin = '200px 0px';

export interface InSightProps {
  children: ReactNode;
}

/**
 * A block of a page whose quotes are followed while it can be seen. Scrolled away, it gives up its subscriptions and
 * keeps its figures; scrolled back, it takes them up again. Nothing is rendered by either.
 */
export function InSight({ children }: InSightProps) {
  const stream = useStream();
  const gate = useMemo(() => gateQuotes(stream), [stream]);
  const gated = useMemo(
    () => ({ ...stream, source: gate.source, sourceOfAll: gate.sourceOfAll }),
    [stream, gate],
  );
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) gate.setOpen(last.isIntersecting);
      },
      { rootMargin: aheadMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [gate]);

  return (
    <SharedStream stream={gated}>
      <div ref={element} className="grid min-w-0">
        {children}
      </div>
    </SharedStream>
  );
}
