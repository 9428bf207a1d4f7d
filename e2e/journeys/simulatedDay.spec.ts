import { openScreen, type Screen, type ScreenOf } from '../figures/openScreen.ts';
import { wrongNow } from '../figures/wrongNow.ts';
import { ApiClient } from '../fixtures/ApiClient.ts';
import type { SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

function detailOf(symbol: string): ScreenOf {
  return {
    name: symbol,
    path: `/market/NSE/${symbol}?interval=1m&view=table`,
    figures: ['lastPrice', 'change', 'volume'],
    detail: { market: 'NSE', symbol, interval: '1m' },
  };
}

const ofQuotes = ['lastPrice', 'change', 'changePercent', 'volume'];
const screensOf: readonly ScreenOf[] = [
  // The one closes in the auction, the other does not.
  detailOf('ARAVBANK'),
  detailOf('TERABANK'),
  { name: 'All instruments', path: '/market?segment=stock', figures: ofQuotes },
  { name: 'Home', path: '/dashboard', figures: ['lastPrice', 'currentValue'], hasNetWorth: true },
];

interface Ribbon {
  phase: string;
  /** The orders that work now. */
  works: readonly string[];
}

interface Moment {
  /** IST. */
  at: string;
  /** What the header of every page says. */
  badge: string;
  auctioned: Ribbon;
  plain: Ribbon;
}

const limit = ['Limit'];
const limitAndMarket = ['Limit', 'Market'];
const closed: Ribbon = { phase: 'Market closed', works: [] };
const continuous: Ribbon = {
  phase: 'Continuous trading',
  works: ['Limit', 'Market', 'Stop-loss', 'IOC'],
};

/** A moment at which both kinds of share do the same. */
function both(at: string, badge: string, ribbon: Ribbon): Moment {
  return { at, badge, auctioned: ribbon, plain: ribbon };
}

function preOpen(at: string, phase: string, works: readonly string[] = []): Moment {
  return both(at, 'Pre-open', { phase: `Pre-open auction${phase}`, works });
}

/** A moment at which one share is in its closing auction. */
function auction(at: string, plain: Ribbon, auctioned: Ribbon): Moment {
  const phase = `Closing auction: ${auctioned.phase}`;
  return { at, badge: 'Closing auction', auctioned: { ...auctioned, phase }, plain };
}

/** The timetable in uneven steps, before the server is started again and after. A session lasts 15 minutes. */
const morning: readonly Moment[] = [
  both('08:40:00', 'Market closed', closed),
  preOpen('09:03:17', ': orders come in', limitAndMarket),
  preOpen('09:06:40', ': limit orders only', limit),
  preOpen('09:11:00', ': one price is found'),
  preOpen('09:13:59', ' is over'),
  both('09:15:01', 'Market open', continuous),
  both('09:17:51', 'Market open', continuous),
];
const noon = both('12:34:18', 'Market open', continuous);
const afternoon: readonly Moment[] = [
  auction('15:19:55', continuous, { phase: 'the reference price is found', works: [] }),
  auction('15:22:30', continuous, { phase: 'orders come in', works: limitAndMarket }),
  auction('15:26:45', continuous, { phase: 'limit orders only', works: limit }),
  auction('15:32:00', closed, { phase: 'one price is found', works: [] }),
  both('15:40:00', 'Market closed', closed),
  both('15:54:30', 'Post-close', { phase: 'Post-close session', works: ['Market'] }),
  both('16:05:00', 'Market closed', closed),
];

async function expectRibbon({ page, name }: Screen, { phase, works }: Ribbon) {
  const ribbon = page.getByRole('region', { name: `Session of ${name}` });
  await expect(ribbon.getByRole('strong')).toHaveText(phase);
  await expect(ribbon.getByRole('list', { name: 'Works now' }).getByRole('listitem')).toHaveText([...works]);
}

async function expectMoment(moment: Moment, screens: readonly Screen[], sandbox: SandboxProcess) {
  const { at, badge, auctioned, plain } = moment;
  await sandbox.setClock(`2026-11-20T${at}+05:30`);
  const client = await ApiClient.signIn(sandbox.origin, clients.approved);
  await expect(async () => expect(await wrongNow(screens, client)).toEqual([]), at).toPass({
    timeout: 20_000,
  });
  for (const screen of screens) {
    const header = screen.page.getByRole('button', { name: /Market hours$/ });
    await expect(header, `${screen.name} at ${at}`).toContainText(badge);
    if (screen.name === 'ARAVBANK') await expectRibbon(screen, auctioned);
    if (screen.name === 'TERABANK') await expectRibbon(screen, plain);
  }
}

// So high that all of a page is in view: what nobody sees is not asked for.
test.use({ viewport: { width: 1280, height: 2400 } });
test.use({ expectedConsole: { patterns: [/^WebSocket connection to .* failed/] } });

test('a simulated day: ribbon, candles, lists and Home are right in each phase, also after a restart [I4-11-DAY-SCREENS]', async ({
  page,
  context,
  loginPage,
  sandbox,
}) => {
  test.setTimeout(150_000);
  await sandbox.setMode('exchange-hours');
  await sandbox.setClock('2026-11-20T08:39:00+05:30');
  await loginPage.open();
  await loginPage.signIn(clients.approved, { remember: true });
  await page.waitForURL('/dashboard');
  const screens: Screen[] = [];
  for (const of of screensOf) screens.push(await openScreen(context, of));
  await page.close();

  const pass = (moment: Moment) => test.step(moment.at, () => expectMoment(moment, screens, sandbox));
  await sandbox.pause();
  for (const moment of morning) await pass(moment);
  await sandbox.restart();
  await sandbox.pause();
  await pass(noon);
  // Sessions live by the sandbox's clock: a day of them in a minute is more than a page may ask for.
  for (const screen of screens) await screen.page.reload();
  for (const moment of afternoon) await pass(moment);
});
