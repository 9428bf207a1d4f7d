import type { Page } from '@playwright/test';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';

const pin = '246810';
const drawerName = 'Compensation Application';

test.beforeEach(({ sandbox }) => sandbox.setClock('2026-11-19T11:00:00+05:30'));

const form = (page: Page) => page.getByRole('form', { name: drawerName });

/** A claim about nothing in particular, with ten images. */
async function fillIn(page: Page) {
  await form(page)
    .getByRole('button', { name: /Reason/ })
    .click();
  await page.getByRole('option', { name: 'Statement or report is wrong' }).click();
  await form(page)
    .getByRole('textbox', { name: /^Amount claimed/ })
    .fill('1240');
  await form(page)
    .getByRole('textbox', { name: /^When did it happen/ })
    .fill('17/11/2026');
  await form(page).getByRole('textbox', { name: 'What happened' }).fill('Two purchases are missing.');
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send claim for ₹1,240.00' }).click();
  await page
    .getByRole('dialog', { name: 'Review the claim' })
    .getByRole('button', { name: 'Send claim' })
    .click();
  await expect(page.getByRole('region', { name: 'Claim CP-26110011 received' })).toBeVisible();
}

test('a claim with ten images is offered for in part, accepted and paid; an eleventh image is not taken [I6B-8-CLAIM] [I6B-2-CHECKS] [S2-BOTTOM-COMPENSATION] [S1-COMPENSATION] [D-COMPENSATION]', async ({
  page,
  loginPage,
  sandbox,
  openBrowser,
}) => {
  test.slow();
  await loginPage.enter('/me/application', clients.approved);
  const more = await new Shell(page).openServices('More');
  await more.getByRole('button', { name: 'Compensation' }).click();
  await expect(page.getByRole('dialog', { name: drawerName })).toBeVisible();
  await page.getByRole('button', { name: 'Send claim' }).click();
  for (const missing of [/^Choose a reason/, 'Enter the amount that you claim.', 'Say what happened.']) {
    await expect(form(page).getByText(missing).first()).toBeVisible();
  }
  await fillIn(page);
  const images = page.getByRole('group', { name: 'Evidence' });
  const picture = await photograph(page, { width: 64, height: 48 });
  await images.locator('input[type=file]').setInputFiles(Array.from({ length: 11 }, () => picture));
  await expect(images.getByRole('button', { name: /^Remove/ })).toHaveCount(10);
  await expect(images.locator('input[type=file]')).toHaveCount(0);
  await expect(images.getByRole('progressbar')).toHaveCount(0);
  await send(page);
  await page.getByRole('link', { name: 'Open the claim' }).click();
  await expect(page.getByRole('progressbar', { name: /^21 days end/ })).toHaveAccessibleName(/10 Dec/);

  await sandbox.decideClaim({
    reference: 'CP-26110011',
    decision: 'offer',
    amount: 620,
    text: 'The delay was ours.',
  });
  await page.getByRole('button', { name: 'Accept ₹620.00' }).click();
  await page.getByLabel('PIN').first().waitFor();
  await page.keyboard.type(pin);
  await expect(page.getByText('Accepted, being paid').first()).toBeVisible();

  await sandbox.setClock('2026-11-23T18:30:00+05:30');
  const later = await openBrowser();
  await new LoginPage(later).enter('/me/application', clients.approved);
  const card = later.getByRole('region', { name: /^Statement or report is wrong/ });
  await expect(card.getByText('Paid', { exact: true }).first()).toBeVisible();
  await card.getByRole('link', { name: /^Details of/ }).click();
  await expect(later.getByText('Paid to Sandbox Bank ••••4821').first()).toBeVisible();
});

test('an offer that is not accepted leads on, with the text for the next step [I6B-8-LADDER]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await loginPage.enter('/services/compensation', clients.approved);
  await fillIn(page);
  // What was typed is there after a reload.
  await page.reload();
  await expect(form(page).getByRole('textbox', { name: 'What happened' })).toHaveValue(
    'Two purchases are missing.',
  );
  await send(page);
  await sandbox.decideClaim({ reference: 'CP-26110011', decision: 'offer', amount: 620 });
  await page.getByRole('link', { name: 'Open the claim' }).click();
  await page.getByRole('button', { name: 'Do not accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Do not accept' }).click();
  const ladder = page.getByRole('list', { name: 'Next steps' });
  await expect(ladder.getByText('now', { exact: true })).toHaveCount(3);
  await expect(page.getByText(/₹1,240\.00 claimed, ₹620\.00 offered on/)).toBeVisible();
});

test('without the right no address, drawer or menu opens a claim, and the page says why [I6B-6-FORGED] [S6-COMPENSATION]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  await sandbox.setRight({ mobile: '9876543210', right: 'allow_compensation', given: false });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/credit/')) asked.push(request.url());
  });
  await loginPage.enter('/services/compensation', clients.approved);
  await expect(page.getByText(/^Claims for compensation are not enabled for your account/)).toBeVisible();
  const more = await new Shell(page).openServices('More');
  await expect(more.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(more.getByText('Compensation')).toHaveCount(0);
  await page.goto('/services/compensation/claim-of-another');
  await expect(page.getByText(/^Claims for compensation are not enabled/)).toBeVisible();
  expect(asked).toEqual([]);
});
