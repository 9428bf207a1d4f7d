import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';
import { phone } from '../pages/touch.ts';

const pin = '246810';

test('a limit of one’s own counts at once: the ticket refuses a larger order; loosened, it still counts today, and the next trading day the order is taken [I5A-9-LIMITS] [I5A-5-CHECKS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock('2026-11-19T11:00:00+05:30');
  await loginPage.enter('/me/profile', clients.approved);
  await page.getByRole('link', { name: 'Open limits' }).click();
  const card = page.getByRole('region', { name: 'Largest order' });
  await card.getByRole('textbox', { name: 'Largest purchase' }).fill('30000');
  await expect(card.getByText('Applies from now.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.getByText('₹30,000.00')).toBeVisible();

  const limit = Math.floor((await sandbox.lastPrice('NSE', 'ARAVBANK')) * 0.97);
  async function fillTicket() {
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Quantity' }).fill('40');
    await main.getByRole('textbox', { name: 'Price' }).fill(String(limit));
    return main;
  }
  await page.goto('/market/NSE/ARAVBANK/order?side=BUY');
  const refused = await fillTicket();
  await expect(refused.getByText('Orders up to ₹30,000.00.')).toBeVisible();
  await expect(refused.getByText('Above your own largest order')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);

  // The way out leads to the limits; what is looser waits.
  await refused.getByRole('link', { name: 'Trading limits' }).first().click();
  await expect(page).toHaveURL(/\/me\/limits$/);
  await card.getByRole('button', { name: 'Remove limit' }).click();
  await expect(card.getByText('From Fri, 20 Nov 2026')).toBeVisible();
  await page.goto('/market/NSE/ARAVBANK/order?side=BUY');
  await expect((await fillTicket()).getByText('Above your own largest order')).toBeVisible();

  // Tokens live on the sandbox's clock: the client signs in again.
  await sandbox.setClock('2026-11-20T11:00:00+05:30');
  await loginPage.enter('/market/NSE/ARAVBANK/order?side=BUY', clients.approved);
  const taken = await fillTicket();
  await expect(taken.getByText('Checked. Nothing is placed yet.')).toBeVisible();
  await expect(taken.getByText('Above your own largest order')).toHaveCount(0);
  await new OrderTicket(page).send(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'See in Awaiting' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'ARAVBANK' })).toContainText('0 / 40');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a cooling-off is begun by touch, in Hindi, and the ticket says so [I5A-9-LIMITS] [I5A-12-HINDI]', async ({
    page,
    loginPage,
  }) => {
    await loginPage.enter('/me/limits', clients.approved);
    await page.evaluate(() => {
      localStorage.setItem('wealth.preferences', JSON.stringify({ language: 'hi' }));
    });
    await page.reload();
    await page.getByRole('radio', { name: '7 दिन' }).tap();
    expect((await horizontalOverflow(page)).pixels).toBe(0);
    await page.getByRole('button', { name: 'विराम शुरू करें' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'विराम शुरू करें' }).tap();
    await expect(page.getByRole('button', { name: 'और लंबा करें' })).toBeVisible();
    await page.goto('/market/NSE/ARAVBANK/order?side=BUY');
    await expect(page.getByText('आपके अनुरोध पर ट्रेडिंग रुकी है')).toBeVisible();
    expect((await horizontalOverflow(page)).pixels).toBe(0);
  });
});
