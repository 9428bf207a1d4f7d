import { tv } from './tv.ts';

/** What dims the page behind an overlay. */
export const backdrop = tv({
  base: 'fixed inset-0 bg-backdrop transition-opacity duration-base data-entering:opacity-0 data-exiting:opacity-0 forced-colors:bg-system-canvas/80',
  variants: { layer: { drawer: 'z-drawer', modal: 'z-modal', loader: 'z-loader' } },
});
