import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserHere } from '@wealth/browser';
import { SandboxProcess } from './fixtures/SandboxProcess.ts';
import { clients, LoginPage } from './pages/LoginPage.ts';
const out = '/tmp/j-shots'; mkdirSync(out, { recursive: true });
const sandbox = await SandboxProcess.start();
await sandbox.setClock('2026-11-20T11:00:00+05:30');
const browser = await chromium.launch({ executablePath: browserHere(), args: ['--no-sandbox'] });
const pin = '246810';
async function at(vp: {width:number;height:number}, theme: 'light'|'dark') {
  const context = await browser.newContext({ baseURL: sandbox.origin, viewport: vp, colorScheme: theme, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
  const page = await context.newPage(); page.setDefaultTimeout(20000);
  page.on('console', m => { if (m.type() === 'error') console.log('console', m.text()); });
  await new LoginPage(page).enter('/services/ipo', clients.approved);
  return page;
}
const shot = async (page: any, name: string) => { await page.waitForTimeout(600); await page.screenshot({ path: `${out}/${name}.png`, fullPage: true }); console.log(name); };
try {
  const page = await at({ width: 1440, height: 900 }, 'light');
  await page.getByRole('heading', { name: 'Subscription' }).waitFor();
  await shot(page, 'ipo-page');
  await page.goto('/dashboard');
  await page.getByRole('heading').first().waitFor();
  await page.goto('/services/fo'); await page.getByRole('heading', { name: 'Subscription' }).waitFor();
  await shot(page, 'fo-page');
  await page.goto('/services/ipo'); 
  const apply = page.getByRole('button', { name: /^Apply for/ }); await apply.waitFor();
  await page.getByRole('button', { name: 'Add another bid' }).click();
  await shot(page, 'ipo-bids');
  await page.getByRole('button', { name: 'Remove bid 2' }).click();
  await apply.click();
  await page.getByRole('dialog').waitFor(); await shot(page, 'ipo-review');
  await page.getByRole('dialog').getByLabel('Trading PIN').fill(pin);
  await page.getByRole('button', { name: 'Approve' }).waitFor(); await shot(page, 'ipo-pending');
  const phone = await at({ width: 390, height: 844 }, 'dark');
  await phone.getByText('Calendar').first().waitFor(); await shot(phone, 'phone-list');
  await phone.getByRole('button', { name: /Approve|Until|Opens/ }).first().click();
  await phone.getByRole('heading', { name: 'Subscription' }).waitFor(); await shot(phone, 'phone-detail');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/^Your cash here is not/).waitFor(); await shot(page, 'ipo-blocked');
  await sandbox.setClock('2026-11-27T11:00:00+05:30');
  const later = await at({ width: 1440, height: 900 }, 'light');
  await later.getByText('Your applications').waitFor(); await shot(later, 'ipo-later');
  await later.getByRole('link', { name: /shares/ }).first().click().catch(()=>{});
  await later.waitForTimeout(1500); await shot(later, 'application-page');
} finally { await browser.close(); await sandbox.dispose(); }
