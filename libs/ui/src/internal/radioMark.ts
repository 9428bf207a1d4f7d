/** The ring of a radio inside an element of the group `radio`: a thick ring when it is chosen. */
export const radioMark =
  'size-5 shrink-0 rounded-full border-check border-border-control bg-surface layered transition-layer duration-fast group-data-hovered/radio:layer-hover group-data-pressed/radio:layer-pressed ' +
  'group-data-selected/radio:border-6 group-data-selected/radio:border-accent group-data-invalid/radio:not-group-data-selected/radio:border-negative ' +
  'group-data-disabled/radio:border-border group-data-disabled/radio:bg-surface-sunken ' +
  'group-data-focus-visible/radio:outline-2 group-data-focus-visible/radio:outline-offset-2 group-data-focus-visible/radio:outline-focus ' +
  'forced-colors:border-system-text forced-colors:group-data-selected/radio:border-system-highlight forced-colors:group-data-disabled/radio:border-system-disabled';
