import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** A good part of a screen ahead, so that who scrolls finds it there. */
const aheadMargin = '400px 0px';

export interface WhenNearProps {
  /** As high as what follows; names it, so that it can be found before it is there. */
  placeholder: ReactNode;
  /** May be a file of its own. */
  children: ReactNode;
}

/**
 * What stands far below the first figures of a page: its code, its requests and its subscriptions wait until it comes
 * near the view, or onto paper.
 */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

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
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isNear]);

  return (
    <div ref={element} className="grid min-w-0">
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
