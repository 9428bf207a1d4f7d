import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

interface ScrollBoxProps {
  className?: string;
  style?: CSSProperties;
  /** Of the box that holds the children; it is as high as they are unless told otherwise. */
  contentClassName?: string;
  /** Names what scrolls, where nothing around it does. */
  'aria-label'?: string;
  children: ReactNode;
}

/** Scrolls what does not fit, and is a stop of the Tab key exactly then, so that arrow keys can scroll it. */
export function ScrollBox({ children, contentClassName, 'aria-label': label, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const held = content.current;
    if (!element || !held) return;
    const measure = () => {
      setIsScrollable(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      );
      showWhatIsLeft();
    };
    /** The edge behind which there is more fades; written to the element, for it changes with every scroll. */
    const showWhatIsLeft = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.dataset['moreStart'] = String(element.scrollLeft > 1);
      element.dataset['moreEnd'] = String(left > 1);
    };
    measure();
    element.addEventListener('scroll', showWhatIsLeft, { passive: true });
    const sizes = new ResizeObserver(measure);
    const watchSizes = () => {
      sizes.disconnect();
      // The children too: around a table that grows wider, `held` stays as wide as the box.
      for (const part of [element, held, ...held.children]) sizes.observe(part);
    };
    watchSizes();
    const exchanges = new MutationObserver(watchSizes);
    exchanges.observe(held, { childList: true });
    return () => {
      sizes.disconnect();
      exchanges.disconnect();
      element.removeEventListener('scroll', showWhatIsLeft);
    };
  }, []);

  return (
    <div
      {...rest}
      ref={box}
      role={isScrollable ? 'group' : undefined}
      aria-label={isScrollable ? label : undefined}
      tabIndex={isScrollable ? 0 : undefined}
    >
      <div ref={content} className={contentClassName}>
        {children}
      </div>
    </div>
  );
}
