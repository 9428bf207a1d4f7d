import { expect, test } from '../fixtures/test.ts';
import { horizontalOverflow } from '../pages/horizontalOverflow.ts';
import { clients } from '../pages/LoginPage.ts';

// What the router and the page say of code that did not come.
test.use({
  expectedConsole: {
    patterns: [/Cannot read properties of undefined \(reading 'component'\)/, /^A page failed\./],
  },
});

test.describe('a connection that goes before there was an input [I1-11-OFFLINE] [I1-10-OFFLINE]', () => {
  test('leads a client to /error, and back', async ({ page, context, loginPage, requestsInFlight }) => {
    await loginPage.enter('/market', clients.approved);
    await requestsInFlight.end();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click();
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('Sandbox: simulated market and money').first()).toBeVisible();
    expect((await horizontalOverflow(page)).pixels).toBe(0);

    await context.setOffline(false);
    await expect(page).toHaveURL('/portfolio/summary');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads a guest to /error, and on to the page that was asked for', async ({
    page,
    context,
    loginPage,
    requestsInFlight,
  }) => {
    await loginPage.openWithApp();
    await requestsInFlight.end();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

    await context.setOffline(false);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('keeps what was typed to sign in', async ({ page, context, loginPage, requestsInFlight }) => {
    await loginPage.openWithApp();
    await requestsInFlight.end();
    await context.setOffline(true);
    await loginPage.signIn(clients.approved);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

    await context.setOffline(false);
    await expect(loginPage.username).toHaveValue(clients.approved);
    await loginPage.submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
});
