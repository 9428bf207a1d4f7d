/** The first one that fits: most browsers name their ancestors too. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstFit(rules: ReadonlyArray<readonly [RegExp, string]>, text: string): string | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * What a client calls a device: browser and system. Only this is kept of the User-Agent header, whose text
 * is the caller's and could be anything.
 */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstFit(browsers, userAgent ?? '');
  const system = firstFit(systems, userAgent ?? '');
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
