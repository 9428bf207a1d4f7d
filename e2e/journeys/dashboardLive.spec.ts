import type { Page, WebSocketRoute } from '@playwright/test';
import type { SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

const share = 'ARAVBANK';

/** Of a day on which the share is the one most traded: on others it is not among the seven that Home ranks. */
const dayOfTheShare = '2026-11-19T11:00:00+05:30';

test.beforeEach(({ sandbox }) => sandbox.setClock(dayOfTheShare));

/** The price that a row of a block shows of the share. */
const priceIn = (page: Page, block: string | RegExp) =>
  page
    .getByRole('region', { name: block })
    .getByRole('row', { name: share })
    .locator('[data-live-price]')
    .first();

const blocks = ['Holdings', 'Favourites', 'Rankings'] as const;

/** The blocks below wait until they are near; a skeleton that is scrolled to gives way to what it stands for. */
async function showRankings(page: Page) {
  const rankings = page.getByRole('region', { name: 'Rankings' });
  await expect(async () => {
    await rankings.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(priceIn(page, 'Rankings')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** What the server says that the share costs, as a screen writes it. */
async function servedPrice(page: Page): Promise<string> {
  const answer = await page.request.post('/stock/api/v1/stock', {
    headers: { Authorization: 'wealth-sandbox-key' },
    data: [{ market: 'NSE', symbol: share }],
  });
  const body: unknown = await answer.json();
  const price = /"last_price":(\d+(?:\.\d+)?)/u.exec(JSON.stringify(body))?.[1];
  return Number(price).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Every block that shows the share shows what the server has, while the rounds are held. */
async function expectOnePrice(page: Page, sandbox: SandboxProcess) {
  await sandbox.pause();
  const price = await servedPrice(page);
  for (const block of blocks) await expect(priceIn(page, block)).toHaveText(price);
  await sandbox.resume();
}

test('a share has one price in every block of Home, that of the server, at twenty moments [I4-4-ONE-PRICE]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  test.slow();
  await loginPage.enter('/dashboard', clients.approved);
  await showRankings(page);
  for (let moment = 0; moment < 20; moment += 1) {
    await movePrice(page, sandbox);
    await expectOnePrice(page, sandbox);
  }
});

/** The share moves by a rupee, and the page with it: left alone it may rest for a while. */
async function movePrice(page: Page, sandbox: SandboxProcess) {
  const before = await servedPrice(page);
  const rupees = Number(before.replaceAll(',', ''));
  await sandbox.setPrice('NSE', share, Math.round(rupees) + (Math.round(rupees) === rupees ? 1 : 0));
  // The next round, without waiting for it.
  await sandbox.advanceClock(1_000);
  await expect(priceIn(page, 'Holdings')).not.toHaveText(before);
}

/** The socket of the page in the hands of the journey. */
async function holdSocket(page: Page) {
  let open: WebSocketRoute | null = null;
  let isCut = false;
  let attempts = 0;
  await page.routeWebSocket('**/stock/ws', (socket) => {
    attempts += 1;
    if (isCut) return void socket.close({ code: 1011 });
    open = socket;
    socket.connectToServer();
  });
  return {
    attempts: () => attempts,
    async cut() {
      isCut = true;
      await open?.close({ code: 1011 });
    },
    mend: () => {
      isCut = false;
    },
  };
}

test('a cut socket is said so with its time, and on its return every price is the server’s [I4-4-CUT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  test.slow();
  const socket = await holdSocket(page);
  await loginPage.enter('/dashboard', clients.approved);
  await showRankings(page);
  await expectOnePrice(page, sandbox);
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveCount(0);

  const cutAt = Date.now();
  await socket.cut();
  await expect(status).toContainText(/since \d\d:\d\d IST/);
  await expect(page.locator('html')).toHaveAttribute('data-figures', 'old');
  // Ten seconds, in which the page tries and fails.
  await expect.poll(() => Date.now() - cutAt, { timeout: 15_000 }).toBeGreaterThan(10_000);
  expect(socket.attempts()).toBeGreaterThan(2);

  socket.mend();
  await expect(page.locator('html')).not.toHaveAttribute('data-figures', 'old', { timeout: 35_000 });
  await expectOnePrice(page, sandbox);
});

test.describe('with a server that ends and comes back', () => {
  test.use({ expectedConsole: { patterns: [/^WebSocket connection to .* failed/] } });

  test('a server that was started again goes on where the page stands [I4-4-RESTART]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    test.slow();
    await loginPage.enter('/dashboard', clients.approved);
    await showRankings(page);
    await expectOnePrice(page, sandbox);

    await sandbox.restart();

    await expect(page.locator('html')).not.toHaveAttribute('data-figures', 'old', { timeout: 35_000 });
    await movePrice(page, sandbox);
    await expectOnePrice(page, sandbox);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Home at rest moves nothing, in sight or below [I4-3-REST]', async ({
  page,
  loginPage,
  sandbox,
  requestsInFlight,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  await expect(priceIn(page, 'Holdings')).toHaveText(/\d/);
  await requestsInFlight.end();
  await sandbox.pause();
  await expect(page.locator('[data-flash]')).toHaveCount(0);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : 'something')),
    );
  await expect.poll(moving).toEqual([]);
});

test('two tabs of one client are both live, and one goes on when the other is closed [I4-4-TABS]', async ({
  page,
  context,
  loginPage,
  sandbox,
}) => {
  test.slow();
  await loginPage.enter('/dashboard', clients.approved);
  const other = await context.newPage();
  await other.goto('/dashboard');
  for (const tab of [page, other]) await showRankings(tab);
  await sandbox.pause();
  const price = await servedPrice(page);
  for (const tab of [page, other]) {
    for (const block of blocks) await expect(priceIn(tab, block)).toHaveText(price);
  }
  await sandbox.resume();
  await other.close();
  await movePrice(page, sandbox);
  await expectOnePrice(page, sandbox);
});

test('the blocks of Home stand in their order, lead on, and open a share above the page [I4-3-ORDER]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  const names = ['Net worth', 'Available to trade', 'Indices', 'Holdings', 'Favourites'];
  const below = ['Sector heat map', 'Rankings', 'News'];
  for (const name of [...names, ...below]) await expect(page.getByRole('region', { name })).toHaveCount(1);
  const order = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => region.getAttribute('aria-label') ?? region.querySelector('h2')?.textContent),
    );
  expect(order).toEqual([...names, ...below]);

  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('list', { name: 'Latest news' }).getByRole('listitem')).toHaveCount(4);
  const rankings = page.getByRole('region', { name: 'Rankings' });
  await rankings.getByText('Gainers').click();
  await expect(rankings.getByRole('table', { name: 'Shares by rise in percent' })).toBeVisible();

  const list = page.getByRole('region', { name: 'Favourites' });
  await list.getByRole('link', { name: share }).click();
  await expect(page).toHaveURL(`/dashboard?stock=NSE%3A${share}`);
  const drawer = page.getByRole('dialog', { name: 'Stock Detail' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');

  await list.getByRole('link', { name: 'View all of the watch list' }).click();
  await expect(page).toHaveURL(/^[^?]*\/market\?view=watchlist&list=[\da-f-]{36}$/);
});
