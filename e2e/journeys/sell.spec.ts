import type { Locator } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';
import { OrderTicket } from '../pages/OrderTicket.ts';

const pin = '246810';
const symbol = 'ARAVBANK';

/** Paise of an amount as it is written. */
function paiseOf(text: string): number {
  const rupees = Number(text.replaceAll(/[₹,+\s]/g, '').replace('−', '-'));
  return Math.round(rupees * 100);
}

interface SoldLot {
  isin: string;
  quantity: number;
  bought_on: string;
  proceeds: number;
  gain: number;
  term: string;
  order_id: string | null;
}

function isSold(row: unknown): row is SoldLot {
  return typeof row === 'object' && row !== null && 'order_id' in row && 'gain' in row && 'term' in row;
}

/** What was sold of the lots this tax year, as the server reports it. */
async function soldLots(api: ApiClient): Promise<SoldLot[]> {
  const data = await api.read('/stat/app/v1/lots?limit=200');
  if (typeof data !== 'object' || data === null || !('sold' in data) || !Array.isArray(data.sold)) {
    throw new Error('The lots have another shape.');
  }
  const rows: unknown[] = data.sold;
  return rows.filter(isSold);
}

/** What short-term tax is on so far, after losses of this year and of earlier ones; paise. */
async function shortTermTaxed(api: ApiClient): Promise<number> {
  const data = await api.read('/stat/app/v1/tax');
  const sections: unknown = typeof data === 'object' && data !== null && 'sections' in data && data.sections;
  if (!Array.isArray(sections)) throw new Error('The tax report has another shape.');
  const rows: unknown[] = sections;
  const found = rows.find(
    (row): row is { taxed: number } =>
      typeof row === 'object' && row !== null && 'term' in row && row.term === 'short_term' && 'taxed' in row,
  );
  return Math.round((found?.taxed ?? 0) * 100);
}

async function figureOf(panel: Locator, name: RegExp): Promise<number> {
  const fact = panel.locator('dl > div', { has: panel.page().getByText(name) });
  return paiseOf(await fact.locator('dd').innerText());
}

test('part of a holding is sold at its limit: lots, gain and tax of the ticket are what is reported sold afterwards; holding and money change without a reload [I5A-12-SELL] [I5A-5-TAX] [I5A-10-EVENTS]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  // Two pages that follow the market at once.
  test.slow();
  await loginPage.enter('/portfolio/holding', clients.approved);
  const holding = page.getByRole('row').filter({ hasText: symbol });
  await expect(holding).toContainText('820');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const available = other.getByRole('region', { name: 'Available to trade' });
  await expect(available).toContainText('₹');
  const before = await available.innerText();

  const api = await ApiClient.signIn(sandbox.origin, clients.approved);
  const soldBefore = await soldLots(api);
  const taxedBefore = await shortTermTaxed(api);

  const limit = Math.ceil((await sandbox.lastPrice('NSE', symbol)) * 1.01);
  await page
    .getByRole('link', { name: new RegExp(`^${symbol}`) })
    .first()
    .focus();
  await page.keyboard.press('s');
  const ticket = new OrderTicket(page);
  await ticket.quantity.fill('510');
  await ticket.price.fill(String(limit));
  await ticket.price.press('Tab');
  await expect(ticket.root.getByText('Checked. Nothing is placed yet.')).toBeVisible();

  const panel = ticket.root.getByRole('region', { name: 'Tax on this sale' });
  await expect(panel.getByRole('row')).toHaveCount(3);
  await expect(panel.getByText(/counts differently/)).toHaveCount(0);
  const cells = await panel
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll('td')].map(({ innerText }) => innerText)),
    );
  // "500, of 500", and what is gained by it.
  const lots = cells.map(([units = '', , ofLot = '']) => [Number.parseInt(units, 10), paiseOf(ofLot)]);
  const gain = await figureOf(panel, /^Short-term gain/);
  const tax = paiseOf(await panel.locator('p', { hasText: '₹' }).first().innerText());
  await ticket.send(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await sandbox.setPrice('NSE', symbol, limit + 2);
  await expect(holding).toContainText('310');
  await expect(holding).not.toContainText('820');
  await expect(available).not.toHaveText(before);

  const earlier = new Set(soldBefore.map(({ order_id: id }) => id));
  const sold = (await soldLots(api)).filter(({ order_id: id }) => !earlier.has(id));
  const perLot = new Map<string, [units: number, gain: number]>();
  for (const part of sold) {
    const [units, paise] = perLot.get(part.bought_on) ?? [0, 0];
    perLot.set(part.bought_on, [units + part.quantity, paise + Math.round(part.gain * 100)]);
  }
  expect([...perLot.values()]).toEqual(lots);
  const sum = (pick: (part: SoldLot) => number) =>
    sold.reduce((paise, part) => paise + Math.round(pick(part) * 100), 0);
  expect(sum(({ proceeds }) => proceeds)).toBe(510 * limit * 100);
  expect(sum((part) => part.gain)).toBe(gain);
  expect(new Set(sold.map(({ term }) => term))).toEqual(new Set(['short_term']));
  // 20 %: the year's tax with the sale less that without it, each in whole paise.
  const taxOn = (paise: number) => Math.round(paise * 0.2);
  expect(tax).toBe(taxOn(taxedBefore + gain) - taxOn(taxedBefore));
});
