export type DeviceType = 'mobile' | 'desktop';

/** The device that this page is shown on, as the request for the system information names it. */
export interface ThisDevice {
  /** Null when the browser does not say it. */
  os: string | null;
  type: DeviceType;
  /** Whether the window keeps nothing once it is closed; null when that cannot be told. */
  isIncognito: boolean | null;
}

/** The part of the browser's navigator that is read. `userAgentData` is Chromium's alone. */
export interface BrowserNames {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { mobile: boolean; platform: string };
}

/** The first one that fits: most systems name their ancestors too. */
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const mobileSystems: ReadonlySet<string> = new Set(['iOS', 'Android']);

function systemOf({ userAgent, maxTouchPoints, userAgentData }: BrowserNames): string | null {
  const told = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  // An iPad says that it is a Mac, which has no touch screen.
  if (told === 'macOS' && maxTouchPoints > 1) return 'iOS';
  return userAgentData?.platform || told;
}

/** The system and the kind of a device, from what its browser says of itself. */
export function namesOf(browser: BrowserNames): Pick<ThisDevice, 'os' | 'type'> {
  const os = systemOf(browser);
  const isMobile = browser.userAgentData?.mobile === true || (os !== null && mobileSystems.has(os));
  return { os, type: isMobile ? 'mobile' : 'desktop' };
}

/** @param detect - Finds out about a private window; where it fails, that stays unknown. */
export async function readThisDevice(
  browser: BrowserNames,
  detect: () => Promise<boolean>,
): Promise<ThisDevice> {
  const isIncognito = await detect().catch(() => null);
  return { ...namesOf(browser), isIncognito };
}
