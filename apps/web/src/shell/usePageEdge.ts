import { useLayoutEffect, useRef } from 'react';

/**
 * How much of the window this element covers while the page moves beneath it, for what stays in sight next to it: lists
 * whose head is sticky, and rows that are walked to.
 */
export function usePageEdge<Target extends HTMLElement>(edge: '--page-head' | '--page-foot') {
  const element = useRef<Target>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const { style } = document.documentElement;
    const measure = () => {
      const stays = /sticky|fixed/.test(getComputedStyle(target).position);
      style.setProperty(edge, `${stays ? target.offsetHeight : 0}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(target);
    // A low window lets the head move away.
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(edge);
    };
  }, [edge]);
  return element;
}
