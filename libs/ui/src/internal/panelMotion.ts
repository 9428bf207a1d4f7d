import { tv } from './tv.ts';

/**
 * How the panel of an overlay comes and goes. What comes from an edge slides, opaque all the way; what stands in the
 * middle rises a little and fades in its place. It leaves faster than it came.
 */
export const panelMotion = tv({
  variants: {
    from: {
      bottom:
        'transition-transform duration-slow ease-sheet data-entering:translate-y-full data-exiting:translate-y-full data-exiting:duration-leave-slow data-exiting:ease-in',
      left: 'transition-transform duration-slow ease-sheet data-entering:-translate-x-full data-exiting:-translate-x-full data-exiting:duration-leave-slow data-exiting:ease-in',
      right:
        'transition-transform duration-slow ease-sheet data-entering:translate-x-full data-exiting:translate-x-full data-exiting:duration-leave-slow data-exiting:ease-in',
      middle:
        'transition-[translate,opacity] duration-base ease-out data-entering:translate-y-3 data-exiting:opacity-0 data-exiting:duration-leave data-exiting:ease-in',
      place:
        'transition-opacity duration-base data-entering:opacity-0 data-exiting:opacity-0 data-exiting:duration-leave data-exiting:ease-in',
    },
  },
});
