import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { film } from '../fixtures/film.ts';
import { repository, SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';

const lessons = [
  'All in one share',
  'Borrowed money',
  'Applying is not getting',
  'A stop is a trigger, not a price',
  'Small shares, few buyers',
  'Recognise a fraud',
];

test('lessons are read to their end, by keys too, and are an achievement [I6B-8-LESSONS]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/discover', clients.approved);
  const main = page.getByRole('main');
  await expect(main.getByText('0 of 6 read', { exact: false })).toBeVisible();
  await main.getByRole('link', { name: 'All in one share' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover\/diversification$/);
  await expect(main.getByText(/^Your largest holding is [A-Z]+: \d+\.\d% of/)).toBeVisible();

  for (const [index, lesson] of lessons.entries()) {
    await expect(main.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
    await page.keyboard.press('End');
    const confirm = main.getByRole('button', { name: 'I have read this to the end' });
    await expect(confirm).toBeEnabled();
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^Read on /)).toBeVisible();
    if (index < lessons.length - 1) await main.getByRole('link', { name: /^Next: / }).press('Enter');
  }

  await main.getByRole('link', { name: 'Back to Discover' }).press('Enter');
  await expect(main.getByText('6 of 6 read')).toBeVisible();
  const achievements = main.getByRole('region', { name: 'Achievements' });
  await expect(
    achievements.getByRole('listitem').filter({ hasText: 'Risk lessons' }).getByText(/^Done/),
  ).toBeVisible();
  await page.goto('/me/profile');
  const mine = page.getByRole('region', { name: 'Achievements' });
  await expect(
    mine.getByRole('listitem').filter({ hasText: 'Risk lessons' }).getByText(/^Done/),
  ).toBeVisible();
  await expect(mine).not.toContainText(/trade|settle/i);
});

test.describe('a film that is not there', () => {
  // The browser says so itself.
  test.use({ expectedConsole: { patterns: [/404 \(Not Found\)/] } });

  test('is asked for when it is pressed, and its words are there all the same [I6B-8-VIDEO] [S1-COMPANY]', async ({
    page,
    loginPage,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/content/media/')) asked.push(new URL(request.url()).pathname);
    });
    await loginPage.enter('/discover', clients.approved);
    const card = page.getByRole('region', { name: 'Company introduction' });
    await expect(card.getByText('There is no video here yet. All it will say is below.')).toBeVisible();
    await expect(card.getByText('COMPANY_INTRO_VIDEO')).toBeVisible();
    await expect(card.locator('video')).toHaveCount(0);
    await card.getByRole('button', { name: /^Read instead/ }).click();
    await expect(card.getByRole('region', { name: 'Words of the video' })).toContainText('ENTITY_NAME');

    await page.route('**/content/app/v1/company*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"src":null', '"src":"/content/media/company.mp4"');
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    await expect(card.locator('video')).toHaveAttribute('preload', 'none');
    await expect(page.getByRole('region', { name: 'Losers' }).getByRole('rowheader').first()).toBeVisible();
    expect(asked).toEqual([]);

    await card.getByRole('button', { name: /What you pay, line by line/ }).press('Enter');
    await expect(card.getByText('The video cannot be played here. All that it says is below.')).toBeVisible();
    expect(asked).toContain('/content/media/company.mp4');
    await expect(card.getByRole('heading', { name: 'What you pay' })).toBeVisible();
  });
});

test('a film of the operator is played by the browser when it is pressed, with captions [I6B-4-VIDEO]', async ({
  page,
  openBrowser,
}) => {
  const content = mkdtempSync(path.join(tmpdir(), 'wealth-content-'));
  cpSync(path.join(repository, 'tools/sandbox/content'), content, { recursive: true });
  const settings = path.join(content, 'film.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('company.mp4', 'company.webm'));
  await page.goto('/login');
  writeFileSync(path.join(content, 'media/company.webm'), await film(page));
  const sandbox = await SandboxProcess.start({ SANDBOX_CONTENT: content });
  try {
    const browser = await openBrowser({ baseURL: sandbox.origin });
    const asked: string[] = [];
    browser.on('request', (request) => {
      if (request.url().includes('/content/media/')) asked.push(new URL(request.url()).pathname);
    });
    await new LoginPage(browser).enter('/discover', clients.approved);
    const card = browser.getByRole('region', { name: 'Company introduction' });
    await expect(card.getByText('It starts when you press play, and loads nothing before.')).toBeVisible();
    const video = card.locator('video');
    await expect(
      browser.getByRole('region', { name: 'Losers' }).getByRole('rowheader').first(),
    ).toBeVisible();
    expect(asked).toEqual([]);

    await video.focus();
    await browser.keyboard.press('Space');
    await expect(card.getByText('It starts when you press play, and loads nothing before.')).toHaveCount(0);
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0.5);
    expect(asked).toContain('/content/media/company.webm');
    const words = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) =>
        Array.from(textTracks)
          .filter(({ mode }) => mode === 'showing')
          .map(({ kind, language, activeCues }) => [kind, language, activeCues?.length]),
      );
    await expect.poll(words).toEqual([['captions', 'en', 1]]);
    await expect(card.getByText('The video cannot be played here.', { exact: false })).toHaveCount(0);
  } finally {
    await sandbox.dispose();
    rmSync(content, { recursive: true, force: true });
  }
});
