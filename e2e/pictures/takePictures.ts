// Takes the pictures of the README from the running app: `npm run pictures`.
// With a folder, every screen in every size and theme instead, to look through: `npm run pictures -- <folder>`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserHere } from '@wealth/browser';
import { SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { clients, LoginPage } from '../pages/LoginPage.ts';
import { shots, type Shot } from './shots.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = [
  { suffix: 'desktop-light', viewport: desktop, theme: 'light' },
  { suffix: 'desktop-dark', viewport: desktop, theme: 'dark' },
  { suffix: 'phone-light', viewport: phone, theme: 'light' },
  { suffix: 'phone-dark', viewport: phone, theme: 'dark' },
] as const;

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserHere(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Milliseconds for what must come before a picture is taken. */
const patienceMs = 10_000;

interface Picture {
  shot: Shot;
  look: (typeof looks)[number];
  file: string;
}

/** What has been opened is there in full, not on its way in. */
async function settle(page: Page) {
  await page.waitForFunction(() => document.querySelector('[data-entering]') === null);
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    // What is in the document is on the screen a frame later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** What waits until it comes near the view is drawn when the page has been walked through. */
async function walkThrough(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, sandbox: SandboxProcess, { shot, look, file }: Picture) {
  await using context = await browser.newContext({
    baseURL: sandbox.origin,
    viewport: look.viewport,
    colorScheme: look.theme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    isMobile: look.viewport === phone,
    hasTouch: look.viewport === phone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  if (shot.client) {
    const loginPage = new LoginPage(page);
    await loginPage.open();
    await loginPage.signIn(clients[shot.client]);
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  if (new URL(page.url(), sandbox.origin).pathname !== shot.path) await page.goto(shot.path);
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (!shot.isWindowOnly) await walkThrough(page);
  await settle(page);
  // Not the network's rest: the widget of customer service keeps it busy.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // An emulated phone captures the frame before the last one: the first capture brings that up.
  await page.screenshot();
  await page.screenshot({ path: file, fullPage: !shot.isWindowOnly });
}

const folder = process.argv[2];
const target = path.resolve(folder ?? path.join(import.meta.dirname, '../../docs/pictures'));
mkdirSync(target, { recursive: true });
const only = process.argv[3];
const sandbox = await SandboxProcess.start();
const browser = await launch();
try {
  for (const shot of shots) {
    for (const look of looks) {
      const name = `${shot.name}-${look.suffix}`;
      const isInReadme = shot.name === 'dashboard' && look.suffix === 'desktop-light';
      if (folder ? only && !name.includes(only) : !isInReadme) continue;
      try {
        // Each begins with the same data, and no picture uses up the limits of the next.
        await sandbox.reset();
        await sandbox.setClock('2026-11-19T14:32:07+05:30');
        await take(browser, sandbox, { shot, look, file: path.join(target, `${name}.png`) });
        console.log(`${name}.png`);
      } catch (error) {
        // The others are worth having all the same.
        console.error(`${name} could not be taken.`, error);
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await sandbox.dispose();
}
