import { screen, within } from '@testing-library/react';
import { envelopeOf } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import type { RangeSearch } from '@wealth/hrefs';
import { StatementDesk } from '@wealth/parts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { recordFixtures, recordHandlers } from '../testing/recordFixtures.ts';
import { RecordPage } from './RecordPage.tsx';
import { LedgerStatement } from './LedgerStatement.tsx';

const server = mockServer(...recordHandlers());
const Statement = ({ range }: { range: RangeSearch }) => (
  <StatementDesk choice={null} time={null}>
    <LedgerStatement range={range} />
  </StatementDesk>
);

describe('the statement of records [I6A-3-STATEMENT] [I5B-4-LEDGER]', () => {
  it('goes from the opening to the closing balance, the oldest record first', async () => {
    renderPage(<Statement range={{ from: '2026-11-17', to: '2026-11-18' }} />);
    const table = within(await screen.findByRole('table', { name: 'Fund records' }));
    const facts = within(screen.getByRole('region', { name: 'Facts' }));
    expect(facts.getByText('Opening balance').nextSibling?.textContent).toBe('₹1,54,586.30');
    expect(facts.getByText('Closing balance').nextSibling?.textContent).toBe('₹1,74,741.05');
    const [, first, ...others] = table.getAllByRole('row');
    expect(first?.textContent).toContain('Depository charge');
    expect(others.at(-1)?.textContent).toBe('Total₹1,45,170.68₹1,25,015.93');
  });

  it('goes into a file from the oldest record on, with the balances around it', async () => {
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) void file.text().then((text) => files.push(text));
      return 'blob:ledger';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = renderPage(<Statement range={{ from: '2026-11-17', to: '2026-11-18' }} />);
    const save = await screen.findByRole('button', { name: 'Export as CSV' });
    await vi.waitFor(() => expect(save).toHaveProperty('disabled', false));
    await user.click(save);
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const [head = '', titles, ...rows] = (files[0] ?? '').trim().split('\r\n');
    expect(head).toMatch(/opening balance ₹1,54,586\.30, closing balance ₹1,74,741\.05/);
    expect(titles).toMatch(/Amount,Balance$/);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/-15\.93,154570\.37$/);
    expect(rows.at(-1)).toMatch(/125000,174741\.05$/);
  });

  it('whose rest cannot be read says so, and is read again', async () => {
    let isDown = true;
    const totals = { count: 0, money_in: 0, money_out: 0, opening_balance: 0, closing_balance: 0 };
    server.use(
      http.get('*/fund/app/v1/records', ({ request }) => {
        const isRest = new URL(request.url).searchParams.has('cursor');
        if (isRest && isDown) return HttpResponse.json({ data: null, message: 'Down' }, { status: 500 });
        const first = { items: recordFixtures.slice(0, 1), next_cursor: '1', totals };
        return isRest ? undefined : HttpResponse.json(envelopeOf(first));
      }),
    );
    const { user } = renderPage(<Statement range={{}} />);
    const again = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Fund records' })).toBeDefined();
  });

  it('of days without a record says so', async () => {
    renderPage(<Statement range={{ from: '2020-01-01', to: '2020-01-02' }} />);
    expect(await screen.findByText('No entry in these days')).toBeDefined();
  });
});

describe('the page of a record', () => {
  it('is a document with its facts, and of an unknown one what the app says', async () => {
    const { unmount } = renderPage(<RecordPage id="2" notFound={<p>Not here</p>} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Bought 45 ARAVBANK at 1,008.00/ }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      '/portfolio/orders/order-1',
    );
    unmount();
    renderPage(<RecordPage id="99" notFound={<p>Not here</p>} />);
    expect(await screen.findByText('Not here')).toBeDefined();
  });
});
