import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

test.use({ hasTouch: true, isMobile: true });

for (const { width, letters } of [
  { width: 390, letters: '200%' },
  { width: 320, letters: '100%' },
  { width: 320, letters: '200%' },
]) {
  test(`the order ticket at ${width} px with letters of ${letters} is no wider than the screen [I3A-LOOK-11]`, async ({
    page,
    loginPage,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    const ticket = OrderTicket.onPage(page);
    // Shares that are held already: it also says what the order makes of them.
    await ticket.quantity.fill('25');
    await expect(page.getByRole('table', { name: 'What it changes' })).toBeVisible();

    await expect.poll(() => horizontalOverflow(page)).toEqual({ pixels: 0, elements: [] });
  });
}

for (const { letters, mostPercent } of [
  { letters: '100%', mostPercent: 50 },
  { letters: '200%', mostPercent: 40 },
]) {
  test(`the order ticket on a small phone with letters of ${letters} keeps its form in sight [I4B-D8]`, async ({
    page,
    loginPage,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', size),
      );
    }, letters);
    await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
    const ticket = OrderTicket.onPage(page);
    await ticket.quantity.fill('25');
    await expect(page.getByRole('table', { name: 'What it changes' })).toBeVisible();

    // What stays in its place while the page moves beneath it.
    const covered = () =>
      page.evaluate(() => {
        const rows = new Set<number>();
        const edges = [...document.querySelectorAll('header, nav, main div')].filter((element) => {
          const { position } = getComputedStyle(element);
          const { height, width } = element.getBoundingClientRect();
          return /^(?:sticky|fixed)$/.test(position) && height > 0 && width > innerWidth / 2;
        });
        for (const edge of edges) {
          const { top, bottom } = edge.getBoundingClientRect();
          for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y);
        }
        return Math.round((rows.size * 100) / innerHeight);
      });
    await ticket.price.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await expect.poll(covered).toBeLessThanOrEqual(mostPercent);
    await expect(ticket.price).toBeInViewport({ ratio: 1 });
  });
}

test('the chosen tab of a share stays in sight, with letters twice as large too, and the head names the share whole [I3A-LOOK-11]', async ({
  page,
  loginPage,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await loginPage.enter('/market/NSE/ARAVBANK', clients.approved);
  // The head is no heading: the page has its own.
  const title = page.locator('header').getByText('ARAVBANK', { exact: true });
  expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const tab = page.getByRole('tab', { name: 'Alerts' });
  await tab.tap();
  const outside = () =>
    tab.evaluate((chosen) => {
      const row = chosen.closest('[role="tablist"]');
      if (row === null) return null;
      const { left, right } = chosen.getBoundingClientRect();
      const room = row.getBoundingClientRect();
      return Math.round(Math.max(room.left - left, right - room.right));
    });
  await expect.poll(outside).toBeLessThanOrEqual(1);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

  await expect.poll(outside).toBeLessThanOrEqual(1);
});
