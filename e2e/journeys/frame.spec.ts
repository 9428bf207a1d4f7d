import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { shiftOf, watchShifts } from '../pages/pageHealth.ts';

const dashboardReads = [
  '/stat/app/v1/asset',
  '/stat/app/v1/portfolio',
  '/stat/app/v1/holdings',
  '/stock/api/v1/indices',
  '/client/app/v1/watchlists',
  '/stock/api/v1/stock',
  '/stock/api/v1/sectors',
  '/stock/api/v1/movers',
];

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const size of [
  { name: 'desktop', width: 1440, height: 900, most: 0.02 },
  { name: 'phone', width: 390, height: 844, most: 0.02 },
  { name: 'small phone', width: 320, height: 640, most: 0.05 },
]) {
  test.describe(`on a ${size.name}`, () => {
    test.use({ viewport: { width: size.width, height: size.height } });
    test.slow();

    test(`a part of the dashboard that comes late shifts nothing: ${size.name}`, async ({
      page,
      loginPage,
      sandbox,
    }) => {
      await watchShifts(page);
      await loginPage.enter(lightPage, clients.approved);
      // One after the other: each part comes once before and once after each of the others.
      for (const reads of [dashboardReads, dashboardReads.toReversed()]) {
        const late = reads.map(
          (path, place) => ({ method: '*', path, kind: 'delay', delay_ms: 400 * (place + 1) }) as const,
        );
        await sandbox.addFaults(...late);
        await openPage(page, '/dashboard');
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await shiftOf(page), `${reads[0]} first`).toBeLessThanOrEqual(size.most);
        await sandbox.clearFaults();
      }
    });
  });
}

test('the session line opens what works now and what comes next [I3A-LOOK-24]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter(lightPage, clients.approved);
  const hours = page.getByRole('banner').getByRole('button', { name: 'Market hours' });
  await expect(hours).toHaveAttribute('aria-expanded', 'false');
  await hours.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Market hours of the day' });
  await expect(panel.getByRole('heading', { name: 'Works now' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Next: / })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Closed next' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('nothing is said of the market before it is known [I3A-LOOK-14] [I3A-LOOK-24]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.addFaults({ method: 'GET', path: '/client/app/v1/system_info', kind: 'status', status: 503 });
  await loginPage.enter('/dashboard', clients.approved);
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  const head = page.getByRole('banner');
  await expect(head.getByText(/IST$/)).toBeVisible();
  for (const words of ['Market open', 'Market closed', 'Pre-open']) {
    expect(
      await head
        .getByText(words)
        .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length),
    ).toBe(0);
  }
  expect(await head.locator('[data-now]').count()).toBe(0);
});

test('text of twice the size breaks no word of the rail and stays in the header [I3A-LOOK-11]', async ({
  page,
  loginPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await loginPage.enter(lightPage, clients.approved);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const rail = page.getByRole('complementary');
  const words = await rail.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const label = link.querySelector('span:last-child');
      const lineHeight = Number.parseFloat(getComputedStyle(label ?? link).lineHeight);
      const height = label?.getBoundingClientRect().height ?? 0;
      return {
        text: label?.textContent ?? '',
        lines: Math.round(height / lineHeight),
        cut: (label?.scrollWidth ?? 0) - (label?.clientWidth ?? 0),
      };
    }),
  );
  expect(words.length).toBeGreaterThan(5);
  for (const { text, lines, cut } of words.filter((word) => word.text !== '')) {
    expect(lines, text).toBeLessThanOrEqual(text.split(' ').length);
    expect(cut, text).toBeLessThanOrEqual(0);
  }
  const outside = await page.getByRole('banner').evaluate((head) => {
    const { top, bottom, right } = head.getBoundingClientRect();
    return [...head.querySelectorAll('button, span, time')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 1 && (box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1),
      )
      .map(({ part }) => part.textContent);
  });
  expect(outside).toEqual([]);
  expect((await horizontalOverflow(page)).pixels).toBe(0);
});

test('a low window leaves its room to the page [I3A-LOOK-19]', async ({ page, loginPage }) => {
  await loginPage.enter('/dashboard', clients.approved);
  await page.setViewportSize({ width: 720, height: 900 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect((await bar.boundingBox())?.height).toBe(65);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(46);
  // Until its cards have come the page is too short to scroll.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 200));
      return (await page.getByRole('banner').boundingBox())?.y;
    })
    .toBeLessThan(0);
});

test('on paper there is the page and not the shell, whole tables, and no empty sheet [I3A-LOOK-18]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/holding', clients.approved);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  // As wide as a tablet, so that paper and window are laid out alike; the margins of 12 mm are 45 pixels each.
  const sheet = { width: 810, height: 1010 };
  await page.setViewportSize(sheet);
  for (const name of ['Gain', 'Weight']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  // No symbol is broken, and nothing that follows a table can be drawn over its end on the next sheet.
  const symbols = page.getByRole('rowheader').locator('span:first-child');
  expect(
    await symbols.evaluateAll((spans) =>
      spans.map((span) => {
        const name = document.createRange();
        name.selectNodeContents(span.firstChild ?? span);
        return name.getClientRects().length;
      }),
    ),
  ).toEqual(Array.from({ length: await symbols.count() }, () => 1));
  const around = await page.getByRole('table').evaluate((table) => {
    const displays: string[] = [];
    for (let box = table.parentElement; box && box.tagName !== 'BODY'; box = box.parentElement)
      displays.push(getComputedStyle(box).display);
    return displays.filter((display) => /grid|flex/.test(display));
  });
  expect(around).toEqual([]);
  const heads = page.locator('thead');
  expect(await heads.first().evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
  const pdf = (await page.pdf({ width: '900px', height: '1100px' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  // Rows that are not cut leave room at the foot of a sheet; an empty sheet would be one more.
  expect(Math.abs(sheets - height / sheet.height)).toBeLessThan(1);
});
