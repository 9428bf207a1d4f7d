/** A panel of React Aria's Disclosure opens and closes by its height, which React Aria measures. */
export const unfolding =
  'h-(--disclosure-panel-height) overflow-clip transition-[height] duration-base ease-out';
