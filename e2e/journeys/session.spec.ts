import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

const unauthorized = { method: '*', kind: 'unauthorized' } as const;
// Only Me asks for these: it meets the fault whatever the dashboard has read by then.
const devices = '/auth/app/v1/sessions';

test.beforeEach(async ({ loginPage }) => {
  await loginPage.signInAs(clients.approved);
});

test('an access token that expires in mid-use is invisible to the client [I1-11-EXPIRY]', async ({
  page,
  shell,
  sandbox,
}) => {
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  await sandbox.advanceClock(16 * 60_000);
  await shell.tab('Portfolio').click();

  await expect(page).toHaveURL('/portfolio/summary');
  await expect(page.getByRole('heading', { name: 'Value of your shares' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const refreshes = async () =>
    (await sandbox.requests()).filter((entry) => entry.path === '/auth/app/v1/refresh');
  // What Home has read already is shown before anything is asked.
  await expect.poll(refreshes).toHaveLength(1);
});

for (const failure of [
  { name: 'answers 401', fault: { kind: 'unauthorized' }, text: 'Session expired — please login again.' },
  {
    name: 'fails',
    fault: { kind: 'status', status: 500 },
    text: 'Token refresh failed — please login again.',
  },
] as const) {
  test(`a refresh that ${failure.name} ends the session with its text [I1-11-REFRESH] [I1-10-ENDINGS]`, async ({
    page,
    shell,
    sandbox,
    loginPage,
  }) => {
    await sandbox.addFaults(
      { ...unauthorized, path: devices },
      { method: 'POST', path: '/auth/app/v1/refresh', ...failure.fault },
    );
    await shell.tab('Me').click();

    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText(failure.text);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(loginPage.submit).toBeVisible();

    // The session is over here: the server's recovery does not bring it back, and the text shows once.
    await sandbox.clearFaults();
    await page.reload();
    await expect(loginPage.submit).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('requests that stay unauthorised end the session after their third repeat [S8-401-MANY]', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.addFaults({ ...unauthorized, path: devices });
  await shell.tab('Me').click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Please login again.');
});

test('after an expiry the client returns to the page it was on', async ({
  page,
  shell,
  sandbox,
  loginPage,
}) => {
  await shell.tab('Portfolio').click();
  await expect(page).toHaveURL('/portfolio/summary');
  await sandbox.addFaults(
    { ...unauthorized, path: '/stat/app/v1/*' },
    { method: 'POST', path: '/auth/app/v1/refresh', kind: 'unauthorized' },
  );
  await page.reload();
  await expect(loginPage.submit).toBeVisible();
  await sandbox.clearFaults();
  await loginPage.signIn(clients.approved);

  await expect(page).toHaveURL('/portfolio/summary');
});

test('signing out keeps nothing of the client [S2-DRAWER-LOGOUT] [S4-LOGOUT-CLEAR] [D-STORAGE]', async ({
  page,
  loginPage,
  shell,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Profile' });
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await shell.tab('Market').click();
  await expect(page).toHaveURL('/market');
  await page.getByRole('button', { name: 'Open profile' }).click();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await expect(question.getByText('Are you sure you want to log out now?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/market');

  await drawer.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(loginPage.submit).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('refresh');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('going offline shows /error, which returns by itself [I1-11-OFFLINE] [I1-10-OFFLINE] [S2-ROUTE-ERROR] [S8-OFFLINE]', async ({
  page,
  context,
  shell,
  requestsInFlight,
}) => {
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  // All that the dashboard asks for has come: what is left to fail is the page that is asked for next.
  await requestsInFlight.end();
  await context.setOffline(true);
  await shell.tab('Market').click();
  await expect(page).toHaveURL('/error');
  await expect(page).toHaveTitle('Wealth | Error');

  await context.setOffline(false);
  await expect(page).toHaveURL('/market');
});

test.describe('without its code', () => {
  test.use({
    expectedConsole: { patterns: [/Cannot read properties of undefined \(reading 'component'\)/] },
  });

  test('offline, a page whose code has not come leads to /error as well, and not out of the app', async ({
    page,
    context,
    loginPage,
    shell,
    requestsInFlight,
  }) => {
    await shell.signOut();
    await expect(loginPage.submit).toBeEnabled();
    await requestsInFlight.end();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/error');

    await context.setOffline(false);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
