import type { BrowserContext, Page } from '@playwright/test';
import { ServedFigures } from '../figures/ServedFigures.ts';
import { says } from '../figures/says.ts';
import { FrameLog } from '../figures/FrameLog.ts';
import { readLiveCells, type LiveCell } from '../figures/readLiveCells.ts';
import { wrongFigures, wrongWhileMoving } from '../figures/wrongFigures.ts';
import { wrongOnDetail } from '../figures/wrongOnDetail.ts';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

/** Milliseconds of the sandbox's clock from one held moment to the next, over and over. */
const stepsMs = [250, 900, 4_000, 13, 21_300, 310, 8_000, 47_000, 1_000, 33_333, 61_500, 2_500, 90_000];

const share = { market: 'NSE', symbol: 'ARAVBANK', interval: '1m' };
const paths = {
  home: '/dashboard',
  lists: '/market',
  list: '/market?segment=stock',
  holdings: '/portfolio/holding',
  detail: `/market/${share.market}/${share.symbol}?interval=1m&view=table`,
} as const;
const names = ['home', 'lists', 'list', 'holdings', 'detail'] as const;
type Name = (typeof names)[number];

/** What each page has to have among its figures: one that has lost them shows nothing wrong either. */
const figuresOf: Readonly<Record<Name, readonly string[]>> = {
  home: ['lastPrice', 'changePercent', 'currentValue', 'unrealisedGain', 'dayChangePercent'],
  lists: ['lastPrice', 'change', 'changePercent', 'volume'],
  list: ['lastPrice', 'change', 'changePercent', 'volume'],
  holdings: ['lastPrice', 'dayChange', 'investedValue', 'currentValue', 'unrealisedGainPercent'],
  detail: ['lastPrice', 'change', 'changePercentSize', 'volume', 'currentValue'],
};

interface Screen {
  name: Name;
  page: Page;
  log: FrameLog;
}

async function openScreen(context: BrowserContext, name: Name): Promise<Screen> {
  const page = await context.newPage();
  const log = new FrameLog(page);
  await page.goto(paths[name]);
  await expect
    .poll(async () => (await readLiveCells(page)).map(({ figure }) => figure))
    .toEqual(expect.arrayContaining([...figuresOf[name]]));
  return { name, page, log };
}

/** The blocks below wait until they are near. */
async function walkThrough({ page }: Screen): Promise<void> {
  const news = page.getByRole('region', { name: 'News' });
  await expect(async () => {
    await news.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(news.getByRole('listitem').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

function newestRound(cells: readonly LiveCell[]): number {
  return Math.max(0, ...cells.map(({ seq }) => seq ?? 0));
}

/** The newest round that any of the screens shows. */
async function newestShown(screens: readonly Screen[]): Promise<number> {
  const cells = await Promise.all(screens.map(({ page }) => readLiveCells(page)));
  return newestRound(cells.flat());
}

/** The net worth is read and not watched: no cell of its own. */
async function wrongNetWorth(page: Page, rupees: number): Promise<string[]> {
  const text = await page.getByRole('region', { name: 'Net worth' }).innerText();
  return says(text.replaceAll(/\s*\n\s*/gu, ' '), rupees) ? [] : [`Net worth is not ${rupees}: ${text}`];
}

/** All that the screens show and the server does not say, at this moment. */
async function wrongNow(screens: readonly Screen[], client: ApiClient): Promise<string[]> {
  const shown = await Promise.all(
    screens.map(async (screen) => ({ ...screen, cells: await readLiveCells(screen.page) })),
  );
  const ids = new Set(shown.flatMap(({ cells }) => cells.flatMap(({ of }) => of)));
  const served = await ServedFigures.read(client, ids);
  const wrong: string[] = [];
  for (const { name, page, cells } of shown) {
    const figures = new Set(cells.map(({ figure }) => figure));
    const lost = figuresOf[name].filter((figure) => !figures.has(figure));
    const ofPage = [...lost.map((figure) => `no ${figure}`), ...wrongFigures(cells, served)];
    if (name === 'home') ofPage.push(...(await wrongNetWorth(page, served.netWorth)));
    if (name === 'detail') ofPage.push(...(await wrongOnDetail(page, client, share)));
    wrong.push(...ofPage.map((text) => `${name}: ${text}`));
  }
  return wrong;
}

test('no screen shows a wrong price, moving or held [I4-DONE-HOUR]', async ({
  page,
  context,
  loginPage,
  sandbox,
  marketMinutes,
}) => {
  test.setTimeout(60_000 + marketMinutes * 30_000);
  await sandbox.setMode('exchange-hours');
  // Into the closing auction of some of the shares; an hour goes on to the close of all of them.
  const start = Date.parse('2026-11-20T15:13:00+05:30');
  await sandbox.setClock(new Date(start).toISOString());
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await page.waitForURL('/dashboard');
  const screens: Screen[] = [];
  for (const name of names) screens.push(await openScreen(context, name));
  const [home] = screens;
  if (home) await walkThrough(home);
  await page.close();

  for (let moment = 0, now = start; now - start < marketMinutes * 60_000; moment += 1) {
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
      async () => {
        expect(await wrongNow(screens, client)).toEqual([]);
      },
      `moment ${moment}, ${new Date(now).toISOString()}`,
    ).toPass({ timeout: 20_000 });
  }
});
