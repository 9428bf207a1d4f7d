import { tv } from '../internal/tv.ts';

/** Of a segmented control, and of the room that is kept for one. */
export const segmentedStyles = tv({
  slots: {
    // A finger needs the room between two lines of segments, and none between neighbours.
    group:
      'relative max-w-full flex-wrap gap-0.5 pointer-coarse:gap-x-0 pointer-coarse:gap-y-4 rounded-control bg-surface-sunken p-0.75 forced-colors:border',
    segment: [
      'touch-target min-w-9 pointer-coarse:min-w-11 grow cursor-pointer rounded-control-inner px-2.5 pointer-coarse:px-1.5 text-center font-medium text-fg-muted layered transition-layer duration-base',
      'data-hovered:text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled',
      'data-selected:font-semibold forced-colors:data-selected:text-system-on-highlight forced-colors:data-selected:forced-color-adjust-none',
    ],
    // Slides from the segment that was chosen before.
    thumb:
      'absolute top-0 left-0 rounded-control-inner border data-placed:transition-[translate,width,height,background-color,border-color] data-placed:duration-base forced-colors:border-transparent forced-colors:bg-system-highlight forced-colors:forced-color-adjust-none',
    label: 'relative',
  },
  variants: {
    size: {
      sm: { segment: 'min-h-7 text-detail' },
      md: { segment: 'min-h-9.5 text-body' },
    },
    tone: {
      neutral: {
        segment: 'data-selected:text-fg',
        thumb: 'border-border bg-surface-raised shadow-raised',
      },
      buy: { segment: 'data-selected:text-on-fill', thumb: 'border-transparent bg-positive-fill' },
      sell: { segment: 'data-selected:text-on-fill', thumb: 'border-transparent bg-negative-fill' },
    },
    isFullWidth: { true: { group: 'flex w-full' }, false: { group: 'inline-flex' } },
  },
  defaultVariants: { size: 'sm', tone: 'neutral', isFullWidth: false },
});
