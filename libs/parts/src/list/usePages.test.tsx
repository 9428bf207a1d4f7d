import { act, screen, waitFor } from '@testing-library/react';
import type { NewsItem } from '@wealth/api-sdk/model';
import { getNews } from '@wealth/api-sdk/stock';
import { envelopeOf, getGetNewsMockHandler } from '@wealth/api-sdk/testing';
import { pagesOf } from '@wealth/queries';
import { mockServer, renderPage } from '@wealth/testing';
import { expect, it } from 'vitest';
import { usePages } from './usePages.ts';

const server = mockServer();

const item = (id: string): NewsItem => ({
  id,
  title: id,
  body: '',
  symbols: [],
  sector: null,
  source: 'Wire',
  time: '2026-11-19T10:00:00+05:30',
});
const newsId = ({ id }: NewsItem) => id;

function List() {
  const options = pagesOf('getNews', getNews, { symbol: 'ARAVBANK', limit: 2 });
  const { rows, hasMore, readOn } = usePages(options, newsId);
  return (
    <>
      <p>{rows?.map(newsId).join(' ')}</p>
      {hasMore && (
        <button type="button" onClick={readOn}>
          {String(rows?.length)}
        </button>
      )}
    </>
  );
}

/** @param cursorOf - Of the page that is asked for as the first, the second… */
function serve(cursorOf: (count: number) => string, pages: string[][]) {
  let count = 0;
  server.use(
    getGetNewsMockHandler(() => {
      const items = (pages[count] ?? pages.at(-1) ?? []).map(item);
      count += 1;
      return envelopeOf({ items, next_cursor: cursorOf(count) });
    }),
  );
  return () => count;
}

async function readTo(text: string) {
  const button = screen.getByRole('button');
  act(() => button.click());
  await screen.findByText(text);
}

it('joins the pages of a list, each row once [I4C-5-PAGES] [I2-5-PAGES]', async () => {
  serve(String, [
    ['a', 'b'],
    ['b', 'c'],
  ]);
  renderPage(<List />);
  await screen.findByText('a b');
  await readTo('a b c');
});

it.each([
  ['whose cursor comes twice', () => 'again'],
  ['that has nothing new behind other cursors', String],
])('ends a list %s [I4C-5-PAGES]', async (_name, cursorOf) => {
  const asked = serve(cursorOf, [['a', 'b'], ['c'], ['c']]);
  renderPage(<List />);
  await screen.findByText('a b');
  await readTo('a b c');
  const more = screen.queryByRole('button');
  if (more) act(() => more.click());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked()).toBeLessThan(4);
});
