/** What the toolbars choose and the html element carries, as apps/web's /theme.js and its preferences do. */
export interface Look {
  theme: 'light' | 'dark' | 'system';
  palette: 'standard' | 'safe';
  density: 'comfortable' | 'compact';
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
let shown: Look = { theme: 'light', palette: 'standard', density: 'comfortable' };

function show() {
  const { dataset } = document.documentElement;
  const isDark = shown.theme === 'dark' || (shown.theme === 'system' && systemDark.matches);
  dataset['theme'] = isDark ? 'dark' : 'light';
  dataset['cvd'] = shown.palette;
  dataset['density'] = shown.density;
}

systemDark.addEventListener('change', show);

/** Reads the look out of Storybook's globals; what is unknown is the default. */
export function lookOf({ theme, palette, density }: Record<string, unknown>): Look {
  return {
    theme: theme === 'dark' || theme === 'system' ? theme : 'light',
    palette: palette === 'safe' ? palette : 'standard',
    density: density === 'compact' ? density : 'comfortable',
  };
}

/** Dresses the whole document; 'system' follows the device from then on. */
export function applyLook(look: Look) {
  shown = look;
  show();
}
