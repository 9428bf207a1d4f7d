import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { KycPage } from '../pages/KycPage.ts';
import { clients } from '../pages/LoginPage.ts';

/** 400 kbit/s, as a phone has it at the edge of its cell. */
const bytesPerSecond = 50_000;

test('two photos of 6 MB are both accepted over a line of 400 kbit/s, each sent once [I4C-1-UPLOADS]', async ({
  page,
  context,
  loginPage,
}) => {
  test.slow();
  const kyc = new KycPage(page);
  const photo = await photograph(page, { name: 'front.jpg', width: 4000, height: 3000, grain: 40 });
  expect(photo.buffer.length).toBeGreaterThan(6_000_000);
  await loginPage.enter('/kyc', clients.unverified);
  await kyc.agree();
  await kyc.fillBase({ fullName: 'Asha Namuna', dateOfBirth: '1990-03-14' });
  await expect(kyc.idNumber).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client/app/v1/image')) sent.push(request.method());
  });
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await line.send('Network.emulateNetworkConditions', slow);
  await kyc.choose('ID Front', photo);
  await kyc.choose('ID Back', { ...photo, name: 'back.jpg' });

  for (const side of ['ID Front', 'ID Back'] as const) {
    await expect(kyc.side(side).getByText(/ · uploaded$/)).toBeVisible({ timeout: 40_000 });
  }
  expect(sent).toEqual(['POST', 'POST']);
  await line.send('Network.emulateNetworkConditions', { ...slow, latency: 0, uploadThroughput: -1 });
  await line.detach();
});
