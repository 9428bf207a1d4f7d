// Takes the pictures of the README from the running app: `npm run pictures`.
// With a folder, every screen in every size and theme instead, to look through: `npm run pictures -- <folder>`.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { SandboxProcess } from '../fixtures/sandbox-process';
import { clients, LoginPage } from '../pages/login-page';

interface Shot {
  name: string;
  path: string;
  client?: keyof typeof clients;
  /** What to do before the picture. */
  prepare?: (page: Page) => Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  { name: 'dashboard', path: '/dashboard', client: 'approved' },
  { name: 'dashboard-empty', path: '/dashboard', client: 'empty' },
  { name: 'market', path: '/market', client: 'approved' },
  { name: 'discover', path: '/discover', client: 'approved' },
  { name: 'portfolio-summary', path: '/portfolio/summary', client: 'approved' },
  { name: 'portfolio-holding', path: '/portfolio/holding', client: 'approved' },
  { name: 'me-profile', path: '/me/profile', client: 'approved' },
  { name: 'services-movers', path: '/services/movers', client: 'approved' },
  { name: 'not-found', path: '/no-such-page', client: 'approved' },
  {
    name: 'profile-drawer',
    path: '/dashboard',
    client: 'approved',
    prepare: (page) => page.getByRole('button', { name: 'Open profile' }).click(),
  },
  { name: 'kyc-unverified', path: '/kyc', client: 'unverified' },
  { name: 'kyc-pending', path: '/kyc', client: 'pending' },
  { name: 'kyc-rejected', path: '/kyc', client: 'rejected' },
  { name: 'about', path: '/about' },
  { name: 'cookie', path: '/cookie' },
  { name: 'error', path: '/error' },
];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = [
  { suffix: 'desktop-light', viewport: desktop, theme: 'light' },
  { suffix: 'desktop-dark', viewport: desktop, theme: 'dark' },
  { suffix: 'phone-light', viewport: phone, theme: 'light' },
  { suffix: 'phone-dark', viewport: phone, theme: 'dark' },
] as const;

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function launch(): Promise<Browser> {
  const own = existsSync(chromium.executablePath())
    ? undefined
    : systemBrowsers.find((file) => existsSync(file));
  return chromium.launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? own,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

interface Picture {
  shot: Shot;
  look: (typeof looks)[number];
  file: string;
}

async function take(browser: Browser, sandbox: SandboxProcess, { shot, look, file }: Picture) {
  const context = await browser.newContext({
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
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: shot.name !== 'profile-drawer' });
  await context.close();
}

const folder = process.argv[2];
const target = path.resolve(folder ?? path.join(import.meta.dirname, '../../docs/pictures'));
mkdirSync(target, { recursive: true });
const only = process.argv[3];
const sandbox = await SandboxProcess.start();
const browser = await launch();
try {
  await sandbox.setClock('2026-11-19T14:32:07+05:30');
  for (const shot of shots) {
    for (const look of looks) {
      const name = `${shot.name}-${look.suffix}`;
      const isInReadme = shot.name === 'dashboard' && look.suffix === 'desktop-light';
      if (folder ? only && !name.includes(only) : !isInReadme) continue;
      await take(browser, sandbox, { shot, look, file: path.join(target, `${name}.png`) });
      console.log(`${name}.png`);
    }
  }
} finally {
  await browser.close();
  await sandbox.dispose();
}
