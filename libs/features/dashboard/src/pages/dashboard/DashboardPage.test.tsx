import { act, screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  getGetMoversMockHandler,
  getGetPortfolioMockHandler,
  indexFixtures,
  portfolioFixture,
} from '@wealth/api-sdk/testing';
import type { Session, Visitor } from '@wealth/session';
import type { StreamStatus } from '@wealth/stream';
import { clientVisitor, fakeSession, fixedClock, mockServer, renderPage, stubView } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { dashboardHandlers, investedClient } from '../../testing.ts';
import { createFakeStream } from '@wealth/stream/testing';
import { DashboardPage } from './DashboardPage.tsx';

const server = mockServer(...dashboardHandlers());
stubView();

interface SetUp {
  visitor?: Visitor;
  session?: Session;
  status?: StreamStatus;
  isAlwaysOpen?: boolean | undefined;
}

function setUp({ visitor = clientVisitor({ name: 'Asha Verma' }), ...options }: SetUp = {}) {
  const { session = fakeSession(visitor), status = 'live' } = options;
  const isAlwaysOpen = 'isAlwaysOpen' in options ? options.isAlwaysOpen : false;
  return renderPage(<DashboardPage isAlwaysOpen={isAlwaysOpen} />, {
    session,
    stream: createFakeStream({ status }),
  });
}

const region = (name: string) => screen.getByRole('region', { name });

/** The figure of a region in its large form, sign and paise included. */
const heroOf = (name: string) => region(name).querySelector('.figure-fit')?.textContent;

const gains = () =>
  [...(region('Net worth').querySelector('.gains')?.children ?? [])].map((gain) => gain.textContent);

/** Every query has answered. */
async function settled() {
  await waitFor(() => {
    for (const name of [
      'Net worth',
      'Available to trade',
      'Holdings',
      'Core',
      'Sector heat map',
      'Rankings',
      'News',
      'Indices',
    ]) {
      expect(region(name).getAttribute('aria-busy')).not.toBe('true');
    }
  });
}

describe('DashboardPage', () => {
  it('greets by the first name and says the day and what the market does, by the clock of the server', async () => {
    setUp();
    await settled();

    expect(screen.getByRole('heading', { level: 1, name: 'Good afternoon, Asha' })).toBeDefined();
    expect(screen.getByText('Thursday, 19 November 2026 · Market open until 15:30 IST')).toBeDefined();
  });

  it('says of a market that trades at any hour just that', async () => {
    setUp({ isAlwaysOpen: true });
    await settled();

    expect(screen.getByText('Thursday, 19 November 2026 · Market open at any hour')).toBeDefined();
  });

  it('takes the time of the server as soon as it is told, whoever tells it', async () => {
    const clock = fixedClock(Date.parse('2026-11-19T08:00:00+05:30'));
    const known = fakeSession(undefined, { isTimeKnown: false });
    const session = { ...known, serverClock: { ...known.serverClock, ...clock } };
    setUp({ session, status: 'connecting' });
    await settled();
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Asha' })).toBeDefined();

    clock.advance(9 * 60 * 60 * 1000);
    act(() => session.serverClock.sync('2026-11-19T17:00:00+05:30'));

    expect(screen.getByRole('heading', { level: 1, name: 'Good evening, Asha' })).toBeDefined();
  });

  it('does not wish a good evening at three in the morning [I3A-USE-17]', async () => {
    const clock = fixedClock(Date.parse('2026-11-19T03:00:00+05:30'));
    setUp({ session: { ...fakeSession(), serverClock: { ...fakeSession().serverClock, ...clock } } });
    await settled();

    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeDefined();
  });

  it('names the holiday, the opening and the day of the change while nothing trades [I4B-E3] [I4B-D15]', async () => {
    const clock = fixedClock(Date.parse('2026-11-24T11:20:14+05:30'));
    server.use(
      getGetPortfolioMockHandler(envelopeOf({ ...portfolioFixture, day: '2026-11-23', day_change: -14_348 })),
    );
    setUp({ session: { ...fakeSession(), serverClock: { ...fakeSession().serverClock, ...clock } } });
    await settled();

    const closed = region('Closed today');
    expect(closed.textContent).toContain('Guru Nanak Jayanti');
    expect(closed.textContent).toContain('Opens Wed, 25 Nov, 09:00 IST in');
    expect(within(closed).getByRole('timer').getAttribute('aria-label')).toContain('21 hours');
    expect(region('Net worth').textContent).toContain('at the close of Mon, 23 Nov');
    expect(region('Net worth').textContent).toContain('on Mon, 23 Nov');
    expect(screen.queryByText('today')).toBeNull();
    const days = within(screen.getByRole('list', { name: 'Trading days around today' })).getAllByRole(
      'listitem',
    );
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Mon, 23 NovTraded',
      'Tue, 24 NovClosedGuru Nanak Jayanti',
      'Wed, 25 NovOpens 09:00 IST',
      'Thu, 26 NovTrading',
      'Fri, 27 NovTrading',
    ]);
    // The cash stays where it can be found.
    expect(region('Available to trade')).toBeDefined();
  });

  it('greets a client whose name is not known with a whole sentence', async () => {
    setUp({ visitor: clientVisitor({ name: '  ' }) });
    await settled();

    expect(screen.getByRole('heading', { level: 1, name: 'Good afternoon' })).toBeDefined();
  });

  it('shows net worth, its change with one sign a fact, and what it is made of [S1-ASSETS] [S7-ASSET] [S7-PORTFOLIO] [I3A-LOOK-28]', async () => {
    setUp();
    await settled();

    const netWorth = within(region('Net worth'));
    expect(heroOf('Net worth')).toBe('₹21,88,581.00');
    expect(gains()).toEqual(['+₹6,905.080.46%today', '+₹2,69,684.9021.78%since bought']);
    const parts = netWorth.getAllByRole('listitem').map((item) => item.textContent);
    expect(parts).toEqual(['Holdings68.9%₹15,07,628.10', 'Cash29.3%₹6,42,318.55', 'Blocked1.8%₹38,634.35']);
  });

  it('shows the cash that can be used, and what settles or is blocked', async () => {
    setUp();
    await settled();

    const card = within(region('Available to trade'));
    expect(heroOf('Available to trade')).toBe('₹6,42,318.55');
    expect(card.getByText('Settles Fri, 20 Nov').nextSibling?.textContent).toBe('₹64,629.34');
    expect(card.getByText('In orders and withdrawals').nextSibling?.textContent).toBe('₹38,634.35');
  });

  it('lists the largest holdings as a table, and leads to all of them', async () => {
    setUp();
    await settled();

    const card = within(region('Holdings'));
    expect(card.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'ARAVBANK NSEAravalli Bank',
      'DHVANI NSEDhvani Telecom',
      'NEELSOFT NSENeelam Softworks',
      'All 3',
    ]);
    expect(card.getByText('3 stocks')).toBeDefined();
    expect(card.getByRole('link', { name: 'View all holdings' }).getAttribute('href')).toBe(
      '/portfolio/holding',
    );
  });

  it('moves price, value and gain of a holding together when a quote comes', async () => {
    const { stream } = setUp();
    await settled();

    const [quote] = indexFixtures;
    act(() =>
      stream.show([
        { ...quote, market: 'NSE', symbol: 'ARAVBANK', last_price: 1010.25, change_percent: 1.16 },
      ]),
    );

    const row = within(within(region('Holdings')).getByRole('row', { name: /^ARAVBANK/ }));
    const figures = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(figures).toEqual(['820avg 861.30', '1,010.25+1.16%', '₹8,28,405.00', '+₹1,22,139.00']);
  });

  it('shows the six indices live [S1-INDICES] [S3-INDICES]', async () => {
    const { stream } = setUp();
    await settled();

    const tiles = () => within(region('Indices')).getAllByRole('listitem');
    expect(tiles().map((tile) => tile.textContent)).toEqual([
      'SENSEX85,218.46+0.41%',
      'NIFTY5026,142.70+0.38%',
      'NIFTYBANK59,864.15+0.52%',
      'NIFTYSMLCAP10017,926.30−0.34%',
      'NIFTYMIDCAP10060,712.85+0.17%',
      'INDIAVIX10.42−2.07%',
    ]);

    const [sensex] = indexFixtures;
    act(() => stream.show([{ ...sensex, last_price: 85300.1, change_percent: 0.51 }]));
    expect(tiles()[0]?.textContent).toBe('SENSEX85,300.10+0.51%');
  });

  it('asks for the seven most active shares and shows them [S1-MOST-ACTIVE]', async () => {
    let asked = '';
    server.use(
      getGetMoversMockHandler(({ request }) => {
        asked = new URL(request.url).search;
        return envelopeOf([...investedClient.movers]);
      }),
    );
    setUp();
    await settled();

    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      kind: 'active',
      segment: 'stock',
      limit: '7',
    });
    const [head, ...rows] = within(region('Rankings')).getAllByRole('row');
    expect(head?.textContent).toBe('InstrumentTurnoverLTP');
    expect(rows.map((row) => row.textContent)).toEqual([
      'INDRAOIL NSEIndradhanush Oil₹1,840 Cr1,542.60+0.84%',
      'ARAVBANK NSEAravalli Bank₹1,610 Cr1,004.85+0.62%',
      'TEJASMOT NSETejas Motors₹1,200 Cr364.20−2.24%',
    ]);
  });

  it('masks every amount with one press and keeps the percentages [S3-SHOW-ASSETS]', async () => {
    const { user, preferences } = setUp();
    await settled();

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    for (const name of ['Net worth', 'Available to trade', 'Holdings']) {
      expect(region(name).textContent).not.toMatch(/₹\s?\d/);
      expect(within(region(name)).getAllByText('₹••,••,•••').length).toBeGreaterThan(0);
    }
    expect(within(region('Net worth')).getByText('+0.46%')).toBeDefined();
    expect(preferences.get('showAssets')).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Show values' }));
    expect(within(region('Net worth')).getByText('21,88,581')).toBeDefined();
  });

  it('says nothing of the market before it is known what hours it keeps [I3A-LOOK-14]', async () => {
    setUp({ isAlwaysOpen: undefined });
    await settled();
    expect(screen.getByText('Thursday, 19 November 2026')).toBeDefined();
  });
});
