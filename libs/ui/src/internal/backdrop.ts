import { tv } from './tv.ts';

/** The whole viewport under an overlay; `Dimming` inside of it is what darkens the page. */
export const backdrop = tv({
  base: 'fixed inset-0 transition-opacity duration-base data-entering:opacity-0 data-exiting:opacity-0',
  variants: { layer: { drawer: 'z-drawer', modal: 'z-modal', search: 'z-search', loader: 'z-loader' } },
});
