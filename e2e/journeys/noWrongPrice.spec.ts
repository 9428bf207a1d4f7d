import { openScreen, type Screen, type ScreenOf } from '../figures/openScreen.ts';
import { readLiveCells } from '../figures/readLiveCells.ts';
import { wrongNow } from '../figures/wrongNow.ts';
import { wrongWhileMoving } from '../figures/wrongFigures.ts';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

/** Milliseconds of the sandbox's clock from one held moment to the next, over and over. */
const stepsMs = [250, 900, 4_000, 13, 21_300, 310, 8_000, 47_000, 1_000, 33_333, 61_500, 2_500, 90_000];

const ofQuotes = ['lastPrice', 'change', 'changePercent', 'volume'];
const ofHoldings = ['lastPrice', 'dayChange', 'currentValue', 'unrealisedGain', 'unrealisedGainPercent'];
const screensOf: readonly ScreenOf[] = [
  {
    name: 'Home',
    path: '/dashboard',
    figures: ['lastPrice', 'changePercent', 'currentValue', 'unrealisedGain', 'dayChangePercent'],
    hasNetWorth: true,
  },
  { name: 'Market', path: '/market', figures: ofQuotes },
  { name: 'All instruments', path: '/market?segment=stock', figures: ofQuotes },
  { name: 'Holdings', path: '/portfolio/holding', figures: ofHoldings },
  {
    name: 'Detail',
    path: '/market/NSE/ARAVBANK?interval=1m&view=table',
    figures: ['lastPrice', 'change', 'changePercentSize', 'volume', 'currentValue'],
    detail: { market: 'NSE', symbol: 'ARAVBANK', interval: '1m' },
  },
];

/** The blocks below wait until they are near. */
async function walkThrough({ page }: Screen): Promise<void> {
  const news = page.getByRole('region', { name: 'News' });
  await expect(async () => {
    await news.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(news.getByRole('listitem').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The newest round that any of the screens shows. */
async function newestShown(screens: readonly Screen[]): Promise<number> {
  const cells = await Promise.all(screens.map(({ page }) => readLiveCells(page)));
  return Math.max(0, ...cells.flat().map(({ seq }) => seq ?? 0));
}

// As high as the screens are: what is scrolled away is at rest, and nobody sees it.
test.use({ viewport: { width: 1440, height: 3_000 } });

test('no screen shows a wrong price, moving or held [I4-DONE-HOUR]', async ({
  page,
  context,
  loginPage,
  sandbox,
  marketMinutes,
}) => {
  test.setTimeout(60_000 + marketMinutes * 30_000);
  await sandbox.setMode('exchange-hours');
  // To the closing auction of some of the shares, while the others trade on.
  const end = Date.parse('2026-11-20T15:18:00+05:30');
  const start = end - marketMinutes * 60_000;
  await sandbox.setClock(new Date(start).toISOString());
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await page.waitForURL('/dashboard');
  const screens: Screen[] = [];
  for (const of of screensOf) screens.push(await openScreen(context, of));
  const [home] = screens;
  if (home) await walkThrough(home);
  await page.close();

  for (let moment = 0, now = start; now < end; moment += 1) {
    const before = await newestShown(screens);
    await sandbox.resume();
    // In continuous trading some share of a long list moves within seconds.
    await expect.poll(() => newestShown(screens), { timeout: 20_000 }).toBeGreaterThan(before);
    for (const { name, page: moving, log } of screens) {
      expect(await wrongWhileMoving(moving, log), `${name}, moving after moment ${moment}`).toEqual([]);
    }
    await sandbox.pause();
    now = await sandbox.advanceClock(stepsMs[moment % stepsMs.length] ?? 0);
    const client = await ApiClient.signIn(sandbox.origin, clients.approved);
    await expect(
      async () => expect(await wrongNow(screens, client)).toEqual([]),
      `moment ${moment}, ${new Date(now).toISOString()}`,
    ).toPass({ timeout: 20_000 });
  }
});
