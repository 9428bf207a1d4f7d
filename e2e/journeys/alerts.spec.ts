import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

const symbol = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Sets an alert on the price of a share from its symbol, without a pointer. */
async function setAlertByKeys(page: Page, name: string, price: number) {
  await symbol(page, name).focus();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Set alert' });
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(price));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('an alert that is set by keys fires while another page is open, and stands in the history [I4-11-ALERT] [I4-8-TOAST]', async ({
  page,
  loginPage,
  shell,
  sandbox,
}) => {
  await loginPage.enter('/portfolio/holding', clients.approved);
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_100);
  await setAlertByKeys(page, 'ARAVBANK', 1_150);
  await expect(page.getByText('Alert set on ARAVBANK')).toBeVisible();
  await shell.tab('Discover').click();
  await expect(page).toHaveURL('/discover');
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_160);

  await expect(page.getByText('ARAVBANK has reached your alert')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByText('ARAVBANK has reached your alert'),
  ).toBeVisible();
  await page.goto('/market/alerts');
  await expect(page).toHaveTitle('Wealth | Alerts');
  await page.getByRole('radio', { name: 'History' }).click();
  const row = page.getByRole('row').filter({ hasText: 'ARAVBANK' });
  await expect(row).toContainText('Price ≥ 1,150.00');
  await expect(row).toContainText('Not yet');
});

test('an alert that fires while the line is cut is told when it is back [I4-8-RECONNECT]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  let isCut = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/stock\/ws/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    sockets.push(socket);
  });
  await loginPage.enter('/portfolio/holding', clients.approved);
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_100);
  await setAlertByKeys(page, 'ARAVBANK', 1_150);
  await expect.poll(() => sockets.length).toBe(1);
  isCut = true;
  await sockets[0]?.close();
  await sandbox.setPrice('NSE', 'ARAVBANK', 1_160);
  const waiting = page.getByRole('button', { name: /^Notifications/ });
  await expect(waiting).toBeVisible();
  await expect(page.getByText('ARAVBANK has reached your alert')).toHaveCount(0);
  isCut = false;

  await expect(page.getByText('ARAVBANK has reached your alert')).toBeVisible({ timeout: 30_000 });
});

test('the menu of a symbol opens by the keyboard and by a right click, and the letters can be switched off [I4-9-SWITCH]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/portfolio/holding', clients.approved);
  await symbol(page, 'ARAVBANK').focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'ARAVBANK' });
  await expect(menu.getByRole('menuitem', { name: 'Open detail' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(symbol(page, 'ARAVBANK')).toBeFocused();
  await symbol(page, 'ARAVBANK').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch', { name: /^Letter keys/ }).press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.reload();
  await symbol(page, 'ARAVBANK').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Stock Detail' })).toBeVisible();
  await expect(page).toHaveURL(/stock=NSE%3AARAVBANK/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
