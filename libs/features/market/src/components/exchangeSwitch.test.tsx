import { screen, within } from '@testing-library/react';
import { envelopeOf, getGetInstrumentsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MarketPage } from '../pages/market/MarketPage.tsx';
import { firstPage, marketHandlers } from '../testing.ts';

const server = mockServer(...marketHandlers());
const stock = { segment: 'stock' } as const;

it('has one row a share, which a small switch shows at the other exchange with its price there [I4B-E9]', async () => {
  const [bank] = firstPage.items;
  if (!bank) throw new RangeError('no instrument');
  const atBse = { market: 'BSE', symbol: bank.symbol } as const;
  const both = { ...bank, exchanges: [{ market: 'NSE' as const, symbol: bank.symbol }, atBse] };
  server.use(
    getGetInstrumentsMockHandler(envelopeOf({ ...firstPage, items: [both], next_cursor: null })),
    http.post('*/stock/api/v1/stock', () =>
      HttpResponse.json(envelopeOf([{ ...bank.quote, ...atBse, last_price: 1005.05 }])),
    ),
  );
  const { user } = renderPage(<MarketPage search={stock} onSearchChange={() => undefined} />);
  const card = within(screen.getByRole('region', { name: 'Instruments' }));
  await user.click(await card.findByRole('button', { name: 'NSE, show at BSE' }));

  expect(await card.findByText('1,005.05')).toBeDefined();
  expect(card.getAllByRole('rowheader')).toHaveLength(1);
  expect(card.getByRole('link', { name: /^ARAVBANK/ }).closest('[data-instrument]')).not.toBeNull();
  expect(card.getByRole('button', { name: 'BSE, show at NSE' })).toBeDefined();
});

it('asks for the exchange of the address, and for each listing where that is wanted [I4B-E9]', async () => {
  const asked: Array<string | null> = [];
  server.use(
    getGetInstrumentsMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('exchange'));
      return envelopeOf({ ...firstPage, next_cursor: null });
    }),
  );
  const first = renderPage(<MarketPage search={stock} onSearchChange={() => undefined} />);
  await screen.findAllByRole('rowheader');
  first.unmount();
  const second = renderPage(
    <MarketPage search={{ ...stock, exchange: 'BSE' }} onSearchChange={() => undefined} />,
  );
  await screen.findAllByRole('rowheader');
  second.unmount();
  renderPage(<MarketPage search={{ ...stock, exchange: 'each' }} onSearchChange={() => undefined} />);
  await screen.findAllByRole('rowheader');
  expect(asked).toEqual([null, 'BSE', 'all']);
});
