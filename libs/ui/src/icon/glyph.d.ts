/** The package describes a glyph that is asked for alone only in its list of all. */
declare module '@lucide/icons/icons/*' {
  import type { LucideIconData } from '@lucide/icons';
  const glyph: LucideIconData;
  export default glyph;
}
