/** The tokens that a canvas needs; it reads no CSS itself. */
const tokens = {
  surface: '--surface',
  accent: '--accent',
  onAccent: '--on-accent',
  line: '--chart-line',
  benchmark: '--chart-bench',
  grid: '--chart-grid',
  axis: '--chart-axis',
  crosshair: '--border-control',
  positive: '--positive',
  negative: '--negative',
  overlay1: '--chart-3',
  overlay2: '--chart-5',
  overlay3: '--chart-4',
  overlay4: '--chart-1',
  alert: '--brass-line',
  alertFill: '--brass-soft',
  alertText: '--brass',
} as const;

type ColourName = keyof typeof tokens;

/** What a canvas is to use where the person has forced colours of their own. */
const systemColours: Record<ColourName, string> = {
  surface: 'Canvas',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  line: 'CanvasText',
  benchmark: 'GrayText',
  grid: 'GrayText',
  axis: 'CanvasText',
  crosshair: 'CanvasText',
  positive: 'CanvasText',
  negative: 'CanvasText',
  overlay1: 'CanvasText',
  overlay2: 'CanvasText',
  overlay3: 'CanvasText',
  overlay4: 'CanvasText',
  alert: 'CanvasText',
  alertFill: 'Canvas',
  alertText: 'CanvasText',
};

export type Rgb = readonly [red: number, green: number, blue: number];

export type ChartColours = Record<ColourName, Rgb> & { fontFamily: string };

const forcedColours = '(forced-colors: active)';
const moreContrast = '(prefers-contrast: more)';

/** Two hexadecimal digits of a channel, 0 to 255. */
function channel(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** A colour as the chart library reads it: eight hexadecimal digits. @param alpha - 0 clear to 1 solid */
export function cssColour([red, green, blue]: Rgb, alpha = 1): string {
  return `#${[red, green, blue, alpha * 255].map(channel).join('')}`;
}

/** The colour of one pixel painted with it: the only way to get numbers of any notation, oklch included. */
function toRgb(context: CanvasRenderingContext2D | null, colour: string): Rgb {
  if (!context) return [0, 0, 0];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The theme's colours as they stand now, at this element. */
export function readChartColours(element: HTMLElement): ChartColours {
  const style = getComputedStyle(element);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const isForced = matchMedia(forcedColours).matches;
  const colour = (name: ColourName) =>
    toRgb(context, isForced ? systemColours[name] : style.getPropertyValue(tokens[name]).trim());

  return {
    surface: colour('surface'),
    accent: colour('accent'),
    onAccent: colour('onAccent'),
    line: colour('line'),
    benchmark: colour('benchmark'),
    grid: colour('grid'),
    axis: colour('axis'),
    crosshair: colour('crosshair'),
    positive: colour('positive'),
    negative: colour('negative'),
    overlay1: colour('overlay1'),
    overlay2: colour('overlay2'),
    overlay3: colour('overlay3'),
    overlay4: colour('overlay4'),
    alert: colour('alert'),
    alertFill: colour('alertFill'),
    alertText: colour('alertText'),
    fontFamily: style.fontFamily,
  };
}

/** Calls back when theme, palette or contrast change. @returns a function that ends it. */
export function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-cvd'] });
  const queries = [matchMedia(forcedColours), matchMedia(moreContrast)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
