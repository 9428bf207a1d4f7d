import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/Keyboard.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { moneyButtons, UserDrawer } from '../pages/UserDrawer.ts';

test('deposit and withdrawal open from the user drawer by keyboard, and show what is served [S2-DRAWER-MONEY] [S2-BOTTOM-DEPOSIT] [S2-BOTTOM-WITHDRAW] [I3B-6-MONEY]', async ({
  page,
  loginPage,
}) => {
  const keyboard = new Keyboard(page);
  const user = new UserDrawer(page);
  await loginPage.enter(lightPage, clients.approved);

  for (const [title, minimum] of [
    ['Deposit', '₹20,000.00'],
    ['Withdrawal', '₹100.00'],
  ] as const) {
    const drawer = page.getByRole('dialog', { name: title, exact: true });
    const factOf = (name: string) => drawer.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await keyboard.activate(user.opener);
    await keyboard.activate(user.root.getByRole('button', { name: moneyButtons[title] }));

    await expect(drawer.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(user.root).toBeHidden();
    await expect(factOf('Minimum')).toHaveText(minimum);
    await expect(factOf('Available to trade')).toHaveText(/^₹/);
    await expect(factOf('Withdrawable')).toHaveText(/^₹/);
    await expect(drawer.getByRole('listitem').filter({ hasText: '4821' })).toContainText('Verified');
    await expect(drawer.getByText('Sandbox: simulated market and money')).toBeVisible();
    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});
