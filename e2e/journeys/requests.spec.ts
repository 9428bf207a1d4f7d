import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients, password } from '../pages/LoginPage.ts';

const apiPath = /^\/(?:auth|client|identify|stat|stock)\//;

const nameOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
};

/** Holds every call of the API from now on; each can be let go by its name, or all of them. */
async function holdCalls(page: Page) {
  const held = new Map<string, Route[]>();
  const made: string[] = [];
  let isOpen = false;
  await page.route(
    (url) => apiPath.test(url.pathname),
    async (route) => {
      const name = nameOf(route.request());
      made.push(name);
      if (isOpen) return route.continue();
      held.set(name, [...(held.get(name) ?? []), route]);
    },
  );
  return {
    /** In the order in which they were made, those that were let go too. */
    made: () => [...made],
    async letGo(name: string) {
      for (const route of held.get(name) ?? []) await route.continue();
      held.delete(name);
    },
    async letAllGo() {
      isOpen = true;
      for (const routes of held.values()) for (const route of routes) await route.continue();
      held.clear();
    },
  };
}

const login = 'POST /auth/app/v1/login';
const profile = 'GET /auth/app/v1/client_info';

/** What the first screen of the dashboard, its header and the side list are made of. */
const everythingElse = [
  'GET /auth/app/v1/menu',
  'GET /client/app/v1/notifications?limit=5',
  'GET /client/app/v1/watchlists',
  'GET /stat/app/v1/asset',
  'GET /stat/app/v1/holdings',
  'GET /stat/app/v1/portfolio',
  'GET /stock/api/v1/indices',
];
/** What stands below it and the chart wait for the first figures; the prices of a watch list for the list. */
const secondRound =
  /^(?:POST \/stock\/api\/v1\/stock|GET \/stat\/app\/v1\/profit\?range=1Y|GET \/stock\/api\/v1\/(?:sectors|rankings|movers|news|sparklines)\?.*)$/;

test('after the sign-in the profile is asked for, then the first screen at once, then what stands below it, and nothing twice [I3-FIG-ROUNDS] [I4-3-LATER]', async ({
  page,
  loginPage,
  shell,
}) => {
  // The drawn page takes the fields before the app asks who runs it.
  const systemInfo = page.waitForResponse('**/client/app/v1/system_info');
  await loginPage.open();
  await systemInfo;
  await loginPage.username.fill(clients.approved);
  await loginPage.password.fill(password);
  const calls = await holdCalls(page);
  await loginPage.submit.click();
  await expect.poll(calls.made).toEqual([login]);
  await calls.letGo(login);
  await expect.poll(calls.made).toEqual([login, profile]);
  await calls.letGo(profile);

  // Nothing of it has been answered yet: no call waits for another one.
  await expect.poll(() => calls.made().slice(2).toSorted()).toEqual(everythingElse);
  await calls.letAllGo();
  await expect(page.getByRole('heading', { name: 'Net worth' })).toBeVisible();
  await expect(shell.index('SENSEX')).toContainText(/\d\.\d\d/);
  await expect(page.getByRole('table', { name: 'Shares you own, by value' })).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('list', { name: 'Latest news' })).toBeVisible();
  const made = calls.made().slice(2);
  expect(new Set(made).size).toBe(made.length);
  expect(made.filter((call) => !secondRound.test(call)).toSorted()).toEqual(everythingElse);
});

test('the chooser of the region is on its way before it is pressed', async ({ page, loginPage }) => {
  const region = page.getByRole('button', { name: /^Your region/ });
  await loginPage.open();
  await expect(region).toBeEnabled();
  // The files have no names that say what they are.
  const fileWith = (text: string) =>
    page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes(text),
    );
  const files = Promise.all([fileWith('Bouvet'), fileWith('Only the display changes')]);
  await region.hover();
  await files;
  await region.click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
});
