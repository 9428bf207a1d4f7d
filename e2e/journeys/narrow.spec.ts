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
