/** One way that a person may see the screens. */
export interface Look {
  name: string;
  /** Values of Storybook's toolbars. */
  globals: Readonly<Record<string, string>>;
  /** CSS pixels. @default 1200 */
  width?: number;
  isForced?: boolean;
  hasMoreContrast?: boolean;
  /** A finger: every control answers to 44 px. */
  isTouch?: boolean;
}

const phone = { width: 390, isTouch: true } as const;

export const looks: readonly Look[] = [
  { name: 'light', globals: { theme: 'light' } },
  { name: 'dark', globals: { theme: 'dark' } },
  { name: 'compact', globals: { density: 'compact' } },
  { name: 'the safe palette', globals: { palette: 'safe' } },
  { name: 'the safe palette, dark', globals: { palette: 'safe', theme: 'dark' } },
  { name: 'forced colours', globals: {}, isForced: true },
  { name: 'more contrast', globals: {}, hasMoreContrast: true },
  { name: 'a phone', globals: {}, ...phone },
  { name: 'long Hindi texts', globals: { locale: 'hi-long' } },
  { name: 'long Hindi texts on a phone', globals: { locale: 'hi-long' }, ...phone },
];
