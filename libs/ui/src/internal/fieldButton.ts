/** A button inside a field's box: 44 px to touch, drawn as its icon only. */
export const fieldButton =
  'grid size-11 shrink-0 place-items-center rounded-control-inner text-fg-muted layered transition-layer data-hovered:text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:text-system-control forced-colors:data-disabled:text-system-disabled';
