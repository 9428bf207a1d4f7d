import { tv } from './tv.ts';

/**
 * The whole viewport under an overlay; `Dimming` inside of it is what darkens the page, and alone fades: a panel that
 * faded with it would let the page shine through while it moves.
 */
export const backdrop = tv({
  base: 'group/overlay fixed inset-0',
  variants: { layer: { drawer: 'z-drawer', modal: 'z-modal', search: 'z-search', loader: 'z-loader' } },
});
