import { useIsPrinting } from '@wealth/ui/printing';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Most of a screen ahead, so that who scrolls finds it there. */
const aheadMargin = '600px 0px';

export interface WhenNearProps {
  /** As high as what follows, and named like it, so that it is found before it is there. Nothing of it is busy yet. */
  placeholder: ReactNode;
  /** Something on the page comes first. @default false */
  isHeld?: boolean;
  /** May be a file of its own. */
  children: ReactNode;
}

/**
 * What stands far below the first figures of a page: its code, its requests and its subscriptions wait until it comes
 * near the view, or onto paper.
 */
export function WhenNear({ placeholder, isHeld = false, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isPrinting = useIsPrinting();
  if (isPrinting && !isNear) setIsNear(true);

  useEffect(() => {
    if (isNear || !element.current) return;
    const draw = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: aheadMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <div ref={element} className="grid min-w-0">
      {isNear && !isHeld ? (
        <Suspense fallback={placeholder}>{children}</Suspense>
      ) : (
        // Far away nobody sees it: a shimmer would have the browser draw sixty times a second for nothing.
        <div className={isNear ? 'grid min-w-0' : 'grid min-w-0 still'}>{placeholder}</div>
      )}
    </div>
  );
}
