/** Pixels of one rem: letters may be twice as large. */
export const rootFontPx = () =>
  Number(getComputedStyle(document.documentElement).fontSize.replace('px', '')) || 16;
