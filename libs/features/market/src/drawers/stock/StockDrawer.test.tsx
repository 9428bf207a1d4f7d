import { screen } from '@testing-library/react';
import { envelopeOf, getGetChartSetupMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { expect, it, vi } from 'vitest';
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
