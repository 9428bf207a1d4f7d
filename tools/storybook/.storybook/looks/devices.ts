/** One way that a person may see the screens. */
export interface Look {
  name: string;
  /** Values of Storybook's toolbars; those that are left out stand at their first value. */
  globals: Readonly<Partial<Record<Toolbar, string>>>;
  isForced?: boolean;
  hasMoreContrast?: boolean;
  /** Its pictures are committed and compared. */
  isPictured?: boolean;
}

export type Toolbar = 'theme' | 'palette' | 'density' | 'locale';

/** What the screens are seen on, and the looks that differ there. A story is opened once for all of them. */
export interface Device {
  name: string;
  /** CSS pixels. */
  width: number;
  /** A finger: every control answers to 44 px. */
  isTouch: boolean;
  /** The story plays in the first of them, in English. */
  looks: readonly Look[];
}

export const devices: readonly Device[] = [
  {
    name: 'at a desk, with pictures',
    width: 1200,
    isTouch: false,
    looks: [
      { name: 'light', globals: {}, isPictured: true },
      { name: 'dark', globals: { theme: 'dark' }, isPictured: true },
      { name: 'the safe palette, dark', globals: { palette: 'safe', theme: 'dark' } },
      { name: 'the safe palette', globals: { palette: 'safe' } },
      { name: 'more contrast', globals: {}, hasMoreContrast: true },
      { name: 'more contrast, dark', globals: { theme: 'dark' }, hasMoreContrast: true },
      { name: 'forced colours', globals: {}, isForced: true },
      { name: 'compact', globals: { density: 'compact' } },
      { name: 'long Hindi texts', globals: { locale: 'hi-long' } },
    ],
  },
  {
    name: 'on a phone',
    width: 390,
    isTouch: true,
    looks: [
      { name: 'light', globals: {} },
      { name: 'dark, compact', globals: { theme: 'dark', density: 'compact' } },
      { name: 'Hindi', globals: { locale: 'hi' } },
      { name: 'long Hindi texts', globals: { locale: 'hi-long' } },
    ],
  },
];
