import type { PriceAlert } from '@wealth/api-sdk/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetHoldingsMockHandler,
  getGetStockDetailMockHandler,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWatchlistServer, firstPage } from '../../testing.ts';
import { alertFixtures, createAlertServer, gainAlertFixture } from '../../testing/alertServer.ts';
import { stockFixture } from '../../testing/stockFixtures.ts';
import { AlertsCard } from './AlertsCard.tsx';
import { InstrumentAlerts } from './InstrumentAlerts.tsx';

const server = mockServer(
  getGetStockDetailMockHandler(envelopeOf(stockFixture)),
  getGetHoldingsMockHandler(envelopeOf([])),
);
let back: ReturnType<typeof createAlertServer>;

beforeEach(() => {
  back = createAlertServer();
  server.use(...back.handlers, ...createWatchlistServer().handlers);
});

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const far = 'ARAVBANK NSEPrice ≥ 1,055.10';
const near = 'INDRAOIL NSEPrice ≤ 1,540.00';
const resting = 'ARAVBANK NSEChange ≥ +0.50%';

async function open() {
  const page = renderPage(<AlertsCard />, { hasHosts: true });
  await screen.findByRole('gridcell', { name: '5.00%' });
  async function choose(name: string, item: string) {
    await page.user.click(screen.getByRole('button', { name: `Options for ${name}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
  }
  return { ...page, choose };
}

describe('the alerts that wait [I4-8-TABLE]', () => {
  it('stand nearest first, and by any column', async () => {
    const { user } = await open();
    expect(rows()).toEqual([resting, near, far]);
    await user.click(screen.getByRole('button', { name: 'Distance' }));
    expect(rows()).toEqual([far, near, resting]);
    await user.click(screen.getByRole('button', { name: 'Instrument' }));
    expect(rows().at(-1)).toBe(near);
  });

  it('say how far they are while the price moves, and stay where they are [I4-8-DISTANCE] [DEM-13]', async () => {
    const { stream } = await open();
    const quote = firstPage.items[1]?.quote;
    if (!quote) throw new RangeError('the second instrument is missing');
    expect(screen.getByRole('gridcell', { name: '0.17%' })).toBeDefined();
    act(() => stream.show([{ ...quote, last_price: 1600 }]));
    await screen.findByRole('gridcell', { name: '3.75%' });
    act(() => stream.show([{ ...quote, last_price: 1539 }]));

    await waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'Reached' })).toHaveLength(2));
    expect(rows()).toEqual([resting, near, far]);
  });

  it('say how far the gain of a holding is, in points [DEM-13-GAIN]', async () => {
    server.use(...createAlertServer([gainAlertFixture]).handlers);
    renderPage(<AlertsCard />, { hasHosts: true });

    // 1,004.85 against a cost of 800 is a gain of 25.61 %.
    expect(await screen.findByRole('gridcell', { name: '4.39% pts' })).toBeDefined();
    expect(rows()).toEqual(['ARAVBANK NSEMy gain ≥ +30.00%']);
  });

  it('are changed where they are', async () => {
    const { choose, user } = await open();
    await choose('ARAVBANK, Price ≥ 1,055.10', 'Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change alert' }));
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    expect(price).toHaveProperty('value', '1,055.10');
    await user.clear(price);
    await user.type(price, '1024.9');
    await user.click(dialog.getByRole('button', { name: 'Save alert' }));

    await screen.findByText('Price ≥ 1,024.90');
    expect(back.alerts()).toHaveLength(alertFixtures.length);
  });

  it('are deleted with a way back [I4-8-UNDO]', async () => {
    const { choose, user } = await open();
    await choose('INDRAOIL, Price ≤ 1,540.00', 'Delete');
    await screen.findByText('The alert on INDRAOIL (Price ≤ 1,540.00) was deleted.');
    await waitFor(() => expect(rows()).toEqual([resting, far]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(rows()).toEqual([resting, near, far]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(back.alerts()[0]).toMatchObject({ value: 1540, ends_at: '2026-12-31T23:59:59+05:30' });
  });

  it('are of one instrument in its detail, with the way to all [I4-8-DETAIL]', async () => {
    renderPage(<InstrumentAlerts instrument={{ market: 'NSE', symbol: 'INDRAOIL' }} />);
    await screen.findByRole('gridcell', { name: '0.17%' });
    expect(rows()).toEqual([near]);
    expect(screen.getByRole('link', { name: 'All alerts' }).getAttribute('href')).toBe('/market/alerts');
  });
});

describe('an alert that a split has set aside', () => {
  const suspended = {
    ...alertFixtures[0],
    id: 'split',
    instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank', listed: true },
    kind: 'price',
    direction: 'below',
    value: 770.1,
    repeat: false,
    ends_at: null,
    state: 'suspended',
    suspension: { kind: 'split', on: '2026-11-20', value: 77.01 },
    created_at: '2026-11-18T10:00:00+05:30',
    fired: [],
  } satisfies PriceAlert;

  it('is named with why, and set again at what its value means now by one press [I4B-A2]', async () => {
    back = createAlertServer([suspended]);
    server.use(...back.handlers);
    const { user } = renderPage(<AlertsCard />, { hasHosts: true });
    const list = within(await screen.findByRole('list', { name: 'Suspended alerts' }));
    expect(list.getByRole('listitem').textContent).toContain(
      'A split on Fri, 20 Nov 2026 has changed the price. The alert was set at 770.10.',
    );
    await user.click(list.getByRole('button', { name: 'Set again at 77.01' }));

    await waitFor(() => expect(screen.queryByRole('list', { name: 'Suspended alerts' })).toBeNull());
    expect(back.alerts()).toMatchObject([{ id: 'split', value: 77.01, state: 'armed' }]);
    expect(rows()).toEqual(['ARAVBANK NSEPrice ≤ 77.01']);
  });

  it('is neither waiting nor a firing, and can be deleted [I4B-A2]', async () => {
    back = createAlertServer([suspended]);
    server.use(...back.handlers);
    const { user } = renderPage(<AlertsCard />, { hasHosts: true });
    expect(await screen.findByText('No active alerts')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'History' }));
    expect(screen.getByText('No alert has been triggered yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Options for ARAVBANK, Price ≤ 770.10' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(back.alerts()).toEqual([]));
  });
});

describe('the alerts that have fired [I4-8-HISTORY]', () => {
  it('say when, at which price, and what the price was an hour and a day later', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'History' }));
    const table = screen.getByRole('grid', { name: 'Triggered alerts, and the price afterwards' });
    const shown = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('gridcell')
          .slice(1, 4)
          .map(({ textContent }) => textContent),
      );

    expect(shown).toEqual([
      ['1,538.20', 'Not yet', 'Not yet'],
      ['1,003.65', expect.stringMatching(/^1,000\.10.*0\.35%/), 'Not yet'],
      ['1,009.10', expect.stringMatching(/^1,010\.20.*0\.11%/), expect.stringMatching(/^1,004\.90.*0\.42%/)],
    ]);
  });

  it('are set again', async () => {
    const { choose, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'History' }));
    await choose('INDRAOIL, Volume ≥ 10,00,000', 'Set again');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change alert' }));
    await user.click(await dialog.findByRole('button', { name: 'Save alert' }));
    await waitFor(() => expect(back.alerts().find(({ id }) => id === 'fired')?.state).toBe('armed'));
  });
});

describe('no alerts', () => {
  it('are said with the way to the first', async () => {
    server.use(...createAlertServer([]).handlers);
    const { user } = renderPage(<AlertsCard />);
    expect(await screen.findByText('No active alerts')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'History' }));
    expect(screen.getByText('No alert has been triggered yet')).toBeDefined();
  });

  it('are not said where they could not be loaded', async () => {
    server.use(failing('*/client/app/v1/alerts', { status: 500, message: 'Out of order' }));
    renderPage(<AlertsCard />);
    expect(await screen.findByText('Your alerts could not be loaded.')).toBeDefined();
    expect(screen.queryByText('No active alerts')).toBeNull();
  });
});
