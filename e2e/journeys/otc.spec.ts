import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';
import { phone } from '../pages/touch.ts';

const pin = '135790';

test('outside of the window nothing can be bid on, and the page says why and until when [I5C-8-OTC-CLOSED]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock('2026-11-19T14:32:07+05:30');
  await loginPage.enter('/services/otc', clients.wealthy);
  await expect(page.getByRole('heading', { name: 'The block window is closed' })).toBeVisible();
  await expect(page.getByText('The next one is on Fri, 20 Nov, 08:45–09:00 IST.')).toBeVisible();
  const rules = page.getByRole('list', { name: 'Rules of the block window' });
  await expect(rules.getByRole('listitem').first()).toContainText('Not met');
  await expect(page.getByRole('button', { name: 'Review the bid' })).toBeHidden();
});

test('by keyboard: below ₹25 crore is refused before it is sent, at it the bid is placed and settles [I5C-8-OTC] [I5C-BAD-BLOCK] [S1-TRADE-OTC] [S2-BOTTOM-OTC] [D-OTC]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setClock('2026-11-19T14:11:00+05:30');
  const client = await ApiClient.signIn(sandbox.origin, clients.wealthy);
  const before = await client.cash('available');
  await loginPage.enter(lightPage, clients.wealthy);
  const keyboard = new Keyboard(page);
  const trading = await new Shell(page).openServices('Trading');
  await keyboard.activate(trading.getByRole('button', { name: 'OTC' }));
  const drawer = page.getByRole('dialog', { name: 'OTC Trading' });
  const offered = drawer.getByRole('radio', { name: /is offered/ }).first();
  await keyboard.tabTo(drawer.getByRole('radio').first());
  await offered.press('Space');
  const quantity = drawer.getByRole('textbox', { name: 'Quantity' });
  await quantity.waitFor();
  await keyboard.tabTo(quantity);
  const smallest = await quantity.inputValue();
  await quantity.fill('1000');
  await expect(drawer.getByText('A block is worth at least ₹25,00,00,000.')).toBeVisible();
  await keyboard.activate(drawer.getByRole('button', { name: 'Review the bid' }));
  await expect(page.getByRole('dialog', { name: 'Review the bid' })).toBeHidden();
  expect(await client.cash('available')).toBe(before);

  await keyboard.activate(drawer.getByRole('button', { name: `Make it ${smallest} shares` }));
  await keyboard.activate(drawer.getByRole('button', { name: 'Review the bid' }));
  const review = page.getByRole('dialog', { name: 'Review the bid' });
  await review.getByLabel('Trading PIN').waitFor();
  await page.keyboard.type(pin);
  await expect(drawer.getByText('You receive')).toBeVisible();
  await expect(drawer.getByText('Paid for shares')).toBeVisible();
  expect(await client.cash('available')).toBeLessThan(before - 250_000_000);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('by touch: the answer to a bid is lost, is asked for and found, and there is one [I5C-8-LOST] [I5C-8-OTC-TOUCH]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await sandbox.setClock('2026-11-19T14:11:00+05:30');
    const client = await ApiClient.signIn(sandbox.origin, clients.wealthy);
    const before = await client.applications('block');
    await loginPage.enter('/services/otc', clients.wealthy);
    const blocks = page.getByRole('main').getByRole('radio');
    await blocks.first().tap();
    // The others make room for the form.
    await expect(blocks).toHaveCount(1);
    await page.getByRole('button', { name: 'Review the bid' }).tap();
    await page.getByRole('dialog', { name: 'Review the bid' }).getByLabel('Trading PIN').waitFor();
    await page.route('**/trade/app/v1/otc/*/bids', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.keyboard.type(pin);
    await expect(page.getByText('Paid for shares')).toBeVisible();
    expect(await client.applications('block')).toBe(before + 1);
  });
});
