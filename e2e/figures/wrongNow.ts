import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/ApiClient.ts';
import type { Screen } from './openScreen.ts';
import { readLiveCells, type LiveCell } from './readLiveCells.ts';
import { says } from './says.ts';
import { ServedFigures } from './ServedFigures.ts';
import { wrongFigures } from './wrongFigures.ts';
import { wrongOnDetail } from './wrongOnDetail.ts';

/** The net worth is read and not watched: no cell of its own. */
async function wrongNetWorth(page: Page, rupees: number): Promise<string[]> {
  const text = await page.getByRole('region', { name: 'Net worth' }).innerText();
  return says(text.replaceAll(/\s*\n\s*/gu, ' '), rupees) ? [] : [`Net worth is not ${rupees}: ${text}`];
}

interface Shown extends Screen {
  cells: readonly LiveCell[];
}

async function wrongOn(shown: Shown, served: ServedFigures, client: ApiClient): Promise<string[]> {
  const { name, page, cells, detail, hasNetWorth } = shown;
  const figures = new Set(cells.map(({ figure }) => figure));
  const lost = shown.figures.filter((figure) => !figures.has(figure));
  const wrong = [
    ...lost.map((figure) => `no ${figure}`),
    ...wrongFigures(cells, served),
    ...(hasNetWorth === true ? await wrongNetWorth(page, served.netWorth) : []),
    ...(detail ? await wrongOnDetail(page, client, detail) : []),
  ];
  return wrong.map((text) => `${name}: ${text}`);
}

/** All that the screens show and the server does not say, while its clock is held. */
export async function wrongNow(screens: readonly Screen[], client: ApiClient): Promise<string[]> {
  const shown = await Promise.all(
    screens.map(async (screen) => ({ ...screen, cells: await readLiveCells(screen.page) })),
  );
  const ids = new Set(shown.flatMap(({ cells }) => cells.flatMap(({ of }) => of)));
  const served = await ServedFigures.read(client, ids);
  const wrong: string[] = [];
  for (const screen of shown) wrong.push(...(await wrongOn(screen, served, client)));
  return wrong;
}
