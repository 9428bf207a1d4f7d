import { chromium } from '@playwright/test';
import { browserHere } from '@wealth/browser';
import { SandboxProcess } from './fixtures/SandboxProcess.ts';
import { clients, LoginPage } from './pages/LoginPage.ts';
const sandbox = await SandboxProcess.start();
await sandbox.setClock('2026-11-20T11:00:00+05:30');
const browser = await chromium.launch({ executablePath: browserHere(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ baseURL: sandbox.origin, viewport: { width: 1440, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
  const page = await context.newPage(); page.setDefaultTimeout(20000);
  page.on('console', m => console.log('console', m.type(), m.text().slice(0,200)));
  page.on('response', r => { if (r.url().includes('/app/')) console.log(r.request().method(), r.url().slice(20), r.status()); });
  await new LoginPage(page).enter('/services/ipo', clients.approved);
  const apply = page.getByRole('button', { name: /^Apply for 1/ }); await apply.waitFor();
  console.log('---- click');
  await apply.click();
  for (let i = 0; i < 6; i++) { await page.waitForTimeout(300); console.log(i, await page.getByRole('dialog').count(), await page.getByRole('dialog').first().textContent().catch(() => '')); }
  await page.screenshot({ path: '/tmp/j-shots/debug.png' });
} finally { await browser.close(); await sandbox.dispose(); }
