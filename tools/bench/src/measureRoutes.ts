import type { Page } from '@playwright/test';
import { atMost, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { startSandbox } from './processes.ts';
import { scriptMeter, type LoadedScript } from './scriptMeter.ts';

const limitKb = 60;
/** Of a panel, which is a drawer too. */
const panelKb = 40;

interface Route {
  path: string;
  /** @default limitKb */
  mostKb?: number;
  hasChart?: boolean;
}

const routes: readonly Route[] = [
  { path: '/market' },
  { path: '/market?view=watchlist' },
  { path: '/market/alerts' },
  { path: '/market/NSE/ARAVBANK', hasChart: true },
  { path: '/portfolio/summary' },
  { path: '/portfolio/holding' },
  { path: '/portfolio/history' },
  { path: '/portfolio/awaiting' },
  { path: '/portfolio/tax' },
  { path: '/portfolio/calendar' },
  { path: '/portfolio/dividends' },
  { path: '/portfolio/actions' },
  { path: '/portfolio/statements' },
  { path: '/services/ipo', mostKb: panelKb },
  { path: '/services/fo', mostKb: panelKb },
  { path: '/services/otc', mostKb: panelKb },
  { path: '/services/loan', mostKb: panelKb },
  { path: '/services/compensation', mostKb: panelKb },
  { path: '/services/bonus', mostKb: panelKb },
  { path: '/services/credit' },
  { path: '/discover' },
  { path: '/me/profile' },
  { path: '/me/records' },
  { path: '/me/application' },
  { path: '/me/limits' },
  { path: '/about' },
];

/** A word of the chart library that its minified code keeps. */
const chartLibrary = 'tv-attr-logo';

async function isChartLibrary({ url }: LoadedScript): Promise<boolean> {
  const script = await fetch(url);
  return (await script.text()).includes(chartLibrary);
}

/** What a route brings that Home has not brought, in a tab that was loaded on Home. */
async function addedBy(route: Route, origin: string, page: Page): Promise<LoadedScript[]> {
  const scripts = await scriptMeter(page);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('region', { name: 'Net worth' }).waitFor();
  await scripts.settled();
  const atHome = new Set(scripts.loaded().map(({ url }) => url));
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  // As a link does it: the tab stays.
  await page.evaluate((address) => history.pushState(null, '', address), route.path);
  await page.waitForFunction(
    (old) => ![old, undefined].includes(document.querySelector('h1')?.textContent),
    heading,
  );
  await scripts.settled();
  return scripts.loaded().filter(({ url }) => !atHome.has(url));
}

async function figuresOf(
  { path, hasChart = false, mostKb = limitKb }: Route,
  added: readonly LoadedScript[],
): Promise<Figure[]> {
  const areLibrary = await Promise.all(added.map(isChartLibrary));
  const own = added.filter((_, index) => !areLibrary[index]);
  const kilobytes = own.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const name = hasChart ? `${path}, without the chart library` : path;
  return [
    atMost({ name, unit: ' kB' }, kilobytes, mostKb),
    // A route with a chart has the library, unless Home has brought it.
    ...(hasChart
      ? []
      : [atMost({ name: `${path}: files of the chart library` }, added.length - own.length, 0)]),
  ];
}

/** JavaScript, brotli, that each route adds to Home. */
export async function measureRoutes(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    return await inPage(async (page) => {
      await signInAt(sandbox.origin, page);
      const figures: Figure[] = [];
      for (const route of routes) {
        figures.push(...(await figuresOf(route, await addedBy(route, sandbox.origin, page))));
      }
      return figures;
    });
  } finally {
    await sandbox.stop();
  }
}
