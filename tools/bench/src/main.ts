import { measureAbuse } from './measureAbuse.ts';
import { measureAllotment } from './measureAllotment.ts';
import { measureComponents } from './componentSizes.ts';
import { report, type Figure } from './figures.ts';
import { measureChart } from './measureChart.ts';
import { measureDetail } from './measureDetail.ts';
import { measureHeatMap } from './measureHeatMap.ts';
import { measureHistory } from './measureHistory.ts';
import { measureLivePrices } from './measureLivePrices.ts';
import { measureLoginPage } from './measureLoginPage.ts';
import { measureMarket } from './measureMarket.ts';
import { measureMatcher } from './measureMatcher.ts';
import { measureMemory } from './measureMemory.ts';
import { measureOrders } from './measureOrders.ts';
import { measurePanels } from './measurePanels.ts';
import { measurePortfolio } from './measurePortfolio.ts';
import { measureRecovery } from './measureRecovery.ts';
import { measureRefresh } from './measureRefresh.ts';
import { measureRegionChooser } from './measureRegionChooser.ts';
import { measureRoutes } from './measureRoutes.ts';
import { measureSearch } from './measureSearch.ts';
import { measureSignIn } from './measureSignIn.ts';
import { measureStream } from './measureStream.ts';
import { measureTableScroll } from './measureTableScroll.ts';
import { measureTicket } from './measureTicket.ts';
import { measureUploads } from './measureUploads.ts';
import { measureWatchlist } from './measureWatchlist.ts';

const sections: ReadonlyArray<readonly [string, () => Promise<Figure[]> | Figure[]]> = [
  ['Sign-in page, cold, Lighthouse mobile preset, median of 3', measureLoginPage],
  ['Sign-in to the live dashboard, warm cache, median of 5', measureSignIn],
  ['Region chooser, first visit, median of 5', measureRegionChooser],
  ['Components of libs/ui, each alone, brotli, React left out', measureComponents],
  ['Session', measureRefresh],
  ['Sandbox stream, 20 seconds', measureStream],
  ['Sandbox under abuse, 20 seconds each', measureAbuse],
  ['Sandbox uploads, 40 of 20 MB at once by one client', measureUploads],
  ['Sandbox memory, at the start and after a year of its clock', measureMemory],
  ['Matcher beside nodejs-order-book, 1,000,000 messages', measureMatcher],
  ['Orders of 100 clients, 500 a second for a minute', measureOrders],
  ['Recovery, 100,000 orders in the journal', measureRecovery],
  ['Ticket, by key, and from the PIN to the open order', measureTicket],
  ['History of 10,000 orders beside plain DOM', measureHistory],
  ['Live prices on pages of the app, 5,000 instruments, 10,000 ticks a second', measureLivePrices],
  ['Watch list of 5,000 rows beside AG Grid Community and plain DOM', measureWatchlist],
  ['Table scroll, 10,000 rows', measureTableScroll],
  ['Heat map, 500 tiles recoloured, by the tracer', measureHeatMap],
  ['Market, from the click to its rows, median of 5', measureMarket],
  ['Chart of 10,000 candles beside the bare library', measureChart],
  ['Detail of a share, from the click, median of 5', measureDetail],
  ['Search over 2,000 instruments, from the key', measureSearch],
  ['Portfolio: its rules on 10,000 rows, its summary from the click, median of 5', measurePortfolio],
  ['Drawers of the menu, from the press, median of 5', measurePanels],
  ['Allotment of an issue, 1,000,000 applicants', measureAllotment],
  ['Routes, what each adds to Home, brotli', measureRoutes],
];

const chosen = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
let isMet = true;
for (const [heading, measure] of sections) {
  if (chosen && !heading.toLowerCase().includes(chosen.toLowerCase())) continue;
  const figures = await measure();
  console.log(report(heading, figures));
  isMet &&= figures.every((figure) => figure.isMet);
}
process.exitCode = isMet ? 0 : 1;
