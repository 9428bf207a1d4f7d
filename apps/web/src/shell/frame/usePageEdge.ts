import { useLayoutEffect, useRef } from 'react';

/** How much of the window the head may cover before it moves away with the page; percent. */
const mostPercent = 22;

/**
 * How much of the window this element covers while the page moves beneath it, for what stays in sight next to it: lists
 * whose head is sticky, and rows that are walked to. A head that large letters make too high is marked: `low` is true of it.
 */
export function usePageEdge<Target extends HTMLElement>(edge: '--page-head' | '--page-foot') {
  const element = useRef<Target>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const { style } = document.documentElement;
    const measure = () => {
      if (edge === '--page-head') {
        target.dataset['crowded'] = String(target.offsetHeight * 100 > window.innerHeight * mostPercent);
      }
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
