import type { Page } from '@playwright/test';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { KycPage } from '../pages/KycPage.ts';
import { clients } from '../pages/LoginPage.ts';

const fullName = "Rohan D'Mello";
const idNumber = 'ABCPN0000D';

/** Everything that the browser keeps for this tab, as one text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
}

test('a session that ends in the middle of the identity check loses nothing, and a logout leaves nothing behind [S4-KYC-SUBMIT] [S4-KYC-LOGOUT] [I3-10-EXPIRY]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const kyc = new KycPage(page);
  const front = await photograph(page, { name: 'front.jpg' });
  await loginPage.enter('/kyc', clients.unverified);
  await kyc.agree();
  await kyc.fillBase({ fullName, dateOfBirth: '1990-03-14' });
  await kyc.idNumber.fill(idNumber);
  await kyc.choose('ID Front', front);
  await expect(kyc.side('ID Front').getByText(/ · uploaded$/)).toBeVisible();

  // Both tokens of a session that is not remembered have run out when the next image is sent.
  await sandbox.advanceClock(13 * 3_600_000);
  await kyc.choose('ID Back', { ...front, name: 'back.jpg' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Session expired — please login again.');
  expect(await storedText(page)).not.toContain(idNumber);

  await loginPage.signIn(clients.unverified);
  await expect(page).toHaveURL('/kyc');
  await expect(kyc.step('ID')).toBeVisible();
  await expect(kyc.side('ID Front').getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(kyc.fullName).toHaveValue(fullName);
  await expect(kyc.dateOfBirth).toHaveValue('14/03/1990');

  await page.reload();
  await expect(kyc.fullName).toHaveValue(fullName);
  await kyc.next.click();
  // The number is never stored: it alone is asked for again, with the image that had not arrived.
  await expect(kyc.idNumber).toHaveValue('');
  await kyc.idNumber.fill(idNumber);
  await kyc.choose('ID Back', { ...front, name: 'back.jpg' });
  await expect(kyc.side('ID Back').getByText(/ · uploaded$/)).toBeVisible();
  await kyc.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for submitting' })).toBeVisible();
  expect(await storedText(page)).not.toContain(fullName);
});

test('a logout in the middle of the identity check leaves no personal data behind [S4-KYC-LOGOUT] [I3-3-TRACES]', async ({
  page,
  loginPage,
}) => {
  const kyc = new KycPage(page);
  await loginPage.enter('/kyc', clients.unverified);
  await kyc.agree();
  await kyc.fillBase({ fullName, dateOfBirth: '1990-03-14' });
  await kyc.idNumber.fill(idNumber);
  await expect.poll(() => storedText(page)).toContain(fullName);

  // The logout loads the page anew: what is read before that is the old page's.
  await Promise.all([page.waitForEvent('load'), kyc.logout.click()]);
  await expect(loginPage.submit).toBeVisible();
  const left = await storedText(page);
  for (const secret of [fullName, '1990-03-14', idNumber, clients.unverified, 'refresh']) {
    expect(left).not.toContain(secret);
  }
  await loginPage.signIn(clients.unverified);
  await expect(kyc.step('Agreement')).toBeVisible();
});
