import { says } from '../figures/says.ts';
import { ApiClient } from '../fixtures/ApiClient.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(client: ApiClient, path: string): Promise<Row[]> {
  const rows: unknown = await client.read(path);
  if (!Array.isArray(rows)) throw new Error(`${path} answered no list.`);
  return rows.map((row: unknown) => Object.fromEntries(Object.entries(row ?? {})));
}

function hasFigures(text: string, row: Row, names: readonly string[]): boolean {
  return names.every((name) => says(text, Number(row[name])));
}

test.beforeEach(async ({ sandbox, loginPage }) => {
  // Held before the page reads: what it shows and what the server says are of one moment.
  await sandbox.pause();
  await loginPage.enter('/market', clients.approved);
});

test('the sectors of the market, as a map and as a table, are those of the server [S1-SECTORS]', async ({
  page,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const sectors = await rowsOf(client, '/stock/api/v1/sectors?segment=stock');
  expect(sectors.length).toBeGreaterThan(8);
  const map = page.getByRole('group', { name: 'Sector heat map' });
  for (const { sector, change_percent: change } of sectors) {
    // The line of the sector, and not its share or the rest that has no room.
    const line = map.getByRole('button', { name: new RegExp(`^${String(sector)}, [+−]?[0-9.]+%`, 'u') });
    expect(says((await line.getAttribute('aria-label')) ?? '', Number(change)), String(sector)).toBe(true);
  }

  await page.getByRole('button', { name: 'As a table' }).click();
  const rows = page.getByRole('table', { name: 'Sectors by market value' }).getByRole('row');
  await expect(rows).toHaveCount(sectors.length + 1);
  for (const sector of sectors) {
    const text = await rows.filter({ hasText: String(sector['sector']) }).innerText();
    expect(
      hasFigures(text, sector, ['change_percent', 'market_cap', 'turnover', 'advances', 'count']),
      text,
    ).toBe(true);
  }
});

test('each ranking of the market has the shares of the server in its order, with their prices [S1-RANKINGS]', async ({
  page,
  sandbox,
}) => {
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  const rankings = page.getByRole('region', { name: 'Rankings' });
  for (const [kind, choice, list] of [
    ['active', 'Most active', 'Shares by value traded'],
    ['gainers', 'Gainers', 'Shares by rise in percent'],
    ['losers', 'Losers', 'Shares by fall in percent'],
  ] as const) {
    await rankings.getByText(choice, { exact: true }).click();
    const rows = rankings.getByRole('table', { name: list }).getByRole('row').filter({ hasText: /\d/u });
    await expect(rows.nth(3)).toBeVisible();
    const texts = await rows.allInnerTexts();
    const served = await rowsOf(
      client,
      `/stock/api/v1/movers?kind=${kind}&segment=stock&limit=${texts.length}`,
    );
    expect(served.map(({ symbol }) => symbol)).toEqual(
      texts.map((text) => /^\s*(?<symbol>\S+)/u.exec(text)?.groups?.['symbol']),
    );
    for (const [index, text] of texts.entries()) {
      expect(hasFigures(text, served[index] ?? {}, ['last_price', 'change_percent']), text).toBe(true);
    }
  }
});
