import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';

test.describe('signing in', () => {
  test('the right password opens the dashboard [I1-11-SIGNIN] [S2-LOGIN-LANDING] [S2-ROUTE-LOGIN] [S2-NAV-ACTIVE] [S2-HEADER]', async ({
    page,
    loginPage,
    shell,
  }) => {
    await loginPage.open();
    await expect(page).toHaveTitle('Wealth | Login');
    await loginPage.signIn(clients.approved);

    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle('Wealth | Home');
    await expect(shell.tab('Home')).toHaveAttribute('aria-current', 'page');
    await expect(shell.sandboxMark).toBeVisible();
    // On a desk the logo stands at the head of the rail.
    await expect(page.getByRole('img', { name: 'Wealth' }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Open profile' })).toBeVisible();
  });

  test('a mobile may be typed with its prefix and spaces [I3-BAD-MOBILES]', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.signIn('+91 98765 43210');

    await expect(page).toHaveURL('/dashboard');
  });

  test('empty fields say what they need, and nothing is sent [S5-LOGIN-USERNAME] [S5-LOGIN-PASSWORD]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await loginPage.open();
    await loginPage.submit.click();

    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(loginPage.username).toBeFocused();
    expect((await sandbox.requests()).filter((entry) => entry.path.endsWith('/login'))).toEqual([]);
  });

  test('a wrong password shows the server message and keeps what was typed', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.signIn(clients.approved, { secret: 'not-the-password' });

    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(loginPage.username).toHaveValue(/98765 ?43210/);
    await expect(loginPage.password).toHaveValue('not-the-password');
  });

  test('after five wrong passwords the mobile is locked, also for the right one [I1-11-SIGNIN]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await loginPage.open();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse('**/auth/app/v1/login');
      await loginPage.signIn(clients.approved, { secret: `wrong-${attempt}` });
      await answered;
    }
    const locked = page.waitForResponse('**/auth/app/v1/login');
    await loginPage.signIn(clients.approved);
    expect((await locked).status()).toBe(429);
    await expect(page).toHaveURL('/login');

    await sandbox.advanceClock(15 * 60_000 + 1_000);
    await loginPage.signIn(clients.approved);
    await expect(page).toHaveURL('/dashboard');
  });

  test('the password can be shown and hidden again [S4-PASSWORD-SHOW]', async ({ page, loginPage }) => {
    await loginPage.open();
    await loginPage.password.fill('Wealth@123');
    await expect(loginPage.password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(loginPage.password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(loginPage.password).toHaveAttribute('type', 'password');
  });

  test('without system information the fallback name stands in the title [S2-TITLE-FALLBACK]', async ({
    page,
    loginPage,
    sandbox,
    shell,
  }) => {
    await sandbox.addFaults({ method: 'GET', path: '/client/app/v1/system_info', kind: 'html' });
    await loginPage.open();
    await expect(page).toHaveTitle('Wealth | Login');
    await expect(shell.sandboxMark).toBeVisible();
  });

  test('the form works by keyboard alone', async ({ page, loginPage }) => {
    await loginPage.open();
    // Perhaps still in the drawn page, whose fields hand over what is typed, Enter included.
    await loginPage.username.focus();
    await page.keyboard.type(clients.approved);
    await page.keyboard.press('Tab');
    while (!(await loginPage.password.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Wealth@123');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/dashboard');
  });
});

/** Holds the app back, as a slow network does. @returns what lets it go. */
async function holdTheApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

test('the page is drawn before the app has loaded: its fields take keys, and nothing typed is lost [I3A-SPEC-KEYS]', async ({
  page,
  loginPage,
}) => {
  const letGo = await holdTheApp(page);
  await loginPage.open();

  await expect(page).toHaveTitle('Wealth | Login');
  await expect(page.getByText('Signin to continue.')).toBeVisible();
  await loginPage.username.click();
  await page.keyboard.type(clients.approved);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wealth@');
  // A slip: there is more to come.
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  letGo();
  await loginPage.hasApp();

  await expect(loginPage.username).toHaveValue(/98765 ?43210/);
  await expect(loginPage.password).toBeFocused();
  await page.keyboard.type('23');
  await expect(loginPage.password).toHaveValue('Wealth@123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('Enter in the drawn page signs in as soon as the app is there, and puts nothing into the address [I3A-SPEC-KEYS]', async ({
  page,
  loginPage,
}) => {
  const letGo = await holdTheApp(page);
  await loginPage.open();
  await loginPage.username.click();
  await page.keyboard.type(clients.approved);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wealth@123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  letGo();
  await expect(page).toHaveURL('/dashboard');
});

test('what was typed at the sign-in is there again after a lost connection [I3A-SPEC-3]', async ({
  page,
  context,
  loginPage,
  requestsInFlight,
}) => {
  await loginPage.open();
  await loginPage.username.fill(clients.approved);
  await loginPage.password.fill('Wealth@123');
  await loginPage.rememberMe.press('Space');
  // With the first key came what tells of a lost connection.
  await requestsInFlight.end();
  await context.setOffline(true);
  await loginPage.submit.click();
  await expect(page).toHaveURL('/error');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('Wealth@123');

  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
  await expect(loginPage.username).toHaveValue(clients.approved);
  await expect(loginPage.password).toHaveValue('Wealth@123');
  await expect(loginPage.rememberMe).toBeChecked();
  await loginPage.submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Wealth | Home');
});

test.describe('without the app', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/login']) {
    test(`${path} shows the sign-in page [I3A-FRICTION-SLOW]`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^Welcome\./ })).toBeVisible();
    });
  }

  test('any other page shows the mark of the app [I3A-FRICTION-SLOW]', async ({ page }) => {
    await page.goto('/portfolio/summary');
    await expect(page.locator('#root > img')).toBeVisible();
  });
});

test.describe('Remember Me', () => {
  for (const remember of [true, false]) {
    test(`${remember ? 'on: the session outlives' : 'off: the session ends with'} the browser [I1-11-REMEMBER]`, async ({
      browser,
      page,
      context,
      loginPage,
      sandbox,
    }) => {
      await loginPage.open();
      await loginPage.signIn(clients.approved, { remember });
      await expect(page).toHaveURL('/dashboard');
      // A browser that is closed and opened again keeps local storage and cookies, not session storage.
      const storageState = await context.storageState();
      await page.close();

      const reopened = await browser.newContext({ storageState, baseURL: sandbox.origin });
      const newPage = await reopened.newPage();
      await newPage.goto('/dashboard');
      if (remember) {
        await expect(newPage).toHaveTitle('Wealth | Home');
      } else {
        await expect(newPage).toHaveURL('/login');
        await expect(new LoginPage(newPage).submit).toBeVisible();
      }
      await reopened.close();
    });
  }
});

test.describe('a server that restarts', () => {
  // While it is away, Chromium reports the socket that it could not open and the code that it could not fetch.
  test.use({
    expectedConsole: {
      patterns: [/^WebSocket connection to .* failed/, /Failed to fetch dynamically imported module/],
    },
  });

  test('a reload and a restarted server keep the session [I1-DONE-SIGNIN]', async ({
    page,
    loginPage,
    sandbox,
  }) => {
    await loginPage.open();
    await loginPage.signIn(clients.approved);
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveTitle('Wealth | Home');

    await sandbox.restart();
    await page.reload();
    await expect(page).toHaveTitle('Wealth | Home');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a link of the sign-in page opens its dialog in a new tab too [I3A-FRICTION-LINKS]', async ({
  page,
  loginPage,
}) => {
  await loginPage.open();
  await loginPage.username.fill('98765');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sign up your account now!' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;

  await expect(tab.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await expect(tab).toHaveURL('/login?dialog=create-account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginPage.username).toHaveValue('98765');
  await tab.close();

  await page.getByRole('link', { name: "I forgot password or can't sign in" }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('an address that names no dialog opens none', async ({ page, loginPage }) => {
  await page.goto('/login?dialog=constructor');
  await expect(loginPage.submit).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
