/** Which colour may lie on which, and the least contrast the two must have in every theme. */
export interface ContrastRule {
  /** Token of colours.css, without the dashes. */
  foreground: string;
  backgrounds: readonly string[];
  /** What is laid over the backgrounds: a control under the pointer, or pressed. */
  layer?: 'hover' | 'pressed';
  /** Ratio of WCAG 2: 7 for text that is read (AAA), 4.5 for other text (AA), 3 for controls and the focus ring. */
  least: 3 | 4.5 | 7;
}

const surfaces = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-selected'];
const feedback = ['positive-soft', 'negative-soft', 'warning-soft', 'info-soft', 'brass-soft'];
const heat = ['up', 'dn'].flatMap((way) => [1, 2, 3, 4].map((step) => `heat-${way}-${step}`));

export const contrastRules: readonly ContrastRule[] = [
  {
    foreground: 'text',
    backgrounds: [...surfaces, 'accent-soft', ...feedback, 'flash-up', 'flash-down'],
    least: 7,
  },
  { foreground: 'text-muted', backgrounds: surfaces, least: 7 },
  // A press lasts a moment: its text only has to stay readable.
  { foreground: 'text', backgrounds: surfaces, layer: 'hover', least: 7 },
  { foreground: 'text', backgrounds: surfaces, layer: 'pressed', least: 7 },
  { foreground: 'text-muted', backgrounds: surfaces, layer: 'hover', least: 4.5 },
  { foreground: 'text-muted', backgrounds: surfaces, layer: 'pressed', least: 4.5 },
  { foreground: 'text-subtle', backgrounds: ['surface', 'surface-raised'], layer: 'hover', least: 4.5 },
  { foreground: 'accent-text', backgrounds: [...surfaces, 'accent-soft'], layer: 'hover', least: 4.5 },
  { foreground: 'negative', backgrounds: ['surface', 'surface-raised'], layer: 'hover', least: 4.5 },
  { foreground: 'on-fill', backgrounds: ['positive-fill', 'negative-fill'], layer: 'hover', least: 4.5 },
  { foreground: 'tooltip-text', backgrounds: ['tooltip-bg'], least: 7 },
  { foreground: 'text', backgrounds: [...heat, 'heat-flat'], least: 4.5 },
  { foreground: 'text-muted', backgrounds: ['accent-soft', ...feedback], least: 4.5 },
  { foreground: 'text-subtle', backgrounds: surfaces, least: 4.5 },
  {
    foreground: 'accent-text',
    backgrounds: [...surfaces, 'accent-soft', 'info-soft', 'warning-soft'],
    least: 4.5,
  },
  { foreground: 'on-accent', backgrounds: ['accent', 'accent-hover', 'accent-active'], least: 4.5 },
  { foreground: 'positive', backgrounds: [...surfaces, 'positive-soft'], least: 4.5 },
  { foreground: 'negative', backgrounds: [...surfaces, 'negative-soft'], least: 4.5 },
  { foreground: 'on-fill', backgrounds: ['positive-fill', 'negative-fill'], least: 4.5 },
  { foreground: 'warning', backgrounds: ['bg', 'surface', 'surface-raised', 'warning-soft'], least: 4.5 },
  { foreground: 'info', backgrounds: ['bg', 'surface', 'surface-raised', 'info-soft'], least: 4.5 },
  { foreground: 'brass', backgrounds: ['bg', 'surface', 'surface-raised', 'brass-soft'], least: 4.5 },
  { foreground: 'border-control', backgrounds: ['bg', 'surface', 'surface-raised'], least: 3 },
  { foreground: 'focus-ring', backgrounds: ['bg', 'surface', 'surface-raised', 'accent-soft'], least: 3 },
  { foreground: 'accent', backgrounds: ['bg', 'surface'], least: 3 },
];
