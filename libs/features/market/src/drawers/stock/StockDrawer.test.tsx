import { screen } from '@testing-library/react';
import { envelopeOf, getGetChartSetupMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupOfView } from '../../model/chartSetup.ts';
import { firstView } from '../../model/chartView.ts';
import { stockHandlers } from '../../testing/stockFixtures.ts';
import { StockDrawer } from './StockDrawer.tsx';

const server = mockServer(...stockHandlers());

it('offers to buy and sell, to watch the share, to set an alert on it and to open its page [I4-7-BUTTONS] [I5A-5-TICKET]', async () => {
  server.use(getGetChartSetupMockHandler(envelopeOf(setupOfView({ ...firstView, view: 'table' }))));
  const onOpenPage = vi.fn();
  const { user } = renderPage(
    <StockDrawer payload={{ market: 'NSE', symbol: 'ARAVBANK' }} onOpenPage={onOpenPage} />,
  );
  expect(await screen.findByRole('button', { name: 'Watch, in 1 list' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Set alert' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sell' }));
  expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
    type: 'ticket',
    payload: { instrument: { market: 'NSE', symbol: 'ARAVBANK' }, side: 'SELL' },
  });
  await user.click(screen.getByRole('button', { name: 'Open as page' }));
  expect(onOpenPage).toHaveBeenCalledWith({});
});

describe('on a phone [I4B-D30] [I4B-E15]', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 390);
    server.use(getGetChartSetupMockHandler(envelopeOf(setupOfView({ ...firstView, view: 'table' }))));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has symbol, price and star in its head, and Buy, Sell and the alert in its foot', async () => {
    const { user } = renderPage(
      <StockDrawer payload={{ market: 'NSE', symbol: 'ARAVBANK' }} onOpenPage={() => undefined} />,
    );
    expect((await screen.findByRole('heading', { level: 2, name: /ARAVBANK/ })).textContent).toBe(
      'ARAVBANK NSE',
    );
    expect(screen.getByRole('button', { name: 'Watch, in 1 list' }).textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Set alert' }).textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Open as page' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    expect(drawers.getSnapshot()?.read((_, payload) => payload)).toMatchObject({ side: 'BUY' });
  });

  it('has its chart first: only the intervals stand above it', async () => {
    renderPage(<StockDrawer payload={{ market: 'NSE', symbol: 'ARAVBANK' }} onOpenPage={() => undefined} />);
    const chart = await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    const follows = (name: string) =>
      chart.compareDocumentPosition(screen.getByRole('button', { name })) & Node.DOCUMENT_POSITION_FOLLOWING;
    for (const name of ['Indicators', 'Compare']) expect(follows(name)).toBeTruthy();
  });
});
