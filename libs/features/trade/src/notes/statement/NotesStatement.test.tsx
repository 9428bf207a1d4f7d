import { act, screen, within } from '@testing-library/react';
import { envelopeOf, failing } from '@wealth/api-sdk/testing';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';
import { StatementDesk } from '@wealth/parts';
import { mockServer, renderPage } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteHandlers } from '../../testing/createOrderServer.ts';
import { ChargesStatement } from './ChargesStatement.tsx';
import { NotesStatement } from './NotesStatement.tsx';
import { byMonth, chargedOf, chargesOn, totalOfNotes } from './noteTotals.ts';
import { notesOf } from './notesOf.ts';

const server = mockServer();
const forty = notesOf(40);
beforeEach(() => server.use(...noteHandlers(forty)));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (kind: 'notes' | 'charges', range: RangeSearch = {}) =>
  renderPage(
    <StatementDesk choice={null} time={null}>
      {kind === 'notes' ? <NotesStatement range={range} /> : <ChargesStatement range={range} />}
    </StatementDesk>,
    { hasHosts: true },
  );

/** Catches the files that are saved. */
function catchFiles(): string[] {
  const files: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => files.push(text));
    return 'blob:notes';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return files;
}

const lines = (file: string | undefined) => (file ?? '').trim().split('\r\n');
const onPaper = () => document.querySelector('[data-paper-only]');

describe('the contract notes of some days [I5B-4-NOTES]', () => {
  it('are listed with what they come to, each a link to its note', async () => {
    open('notes', { from: '2026-11-13', to: '2026-11-19' });
    const table = within(await screen.findByRole('table', { name: 'Contract notes' }));
    const [, first, second, third, total] = table.getAllByRole('row');
    expect(first?.textContent).toMatch(/^Fri, 13 Nov 2026CN-20261113-100001/);
    expect(second?.textContent).toContain('CN-20261116-100001');
    expect(
      within(third ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/portfolio/notes/2026-11-19');
    const net = toWire(sumOf(forty.slice(-3).map((note) => fromWire(note.net))));
    expect(total?.textContent).toContain(Math.abs(net).toLocaleString('en-IN', { minimumFractionDigits: 2 }));
  });

  it(
    'go to paper together, forty of them, with how far that is [I5B-4-FORTY]',
    { timeout: 30_000 },
    async () => {
      const print = vi.fn();
      vi.stubGlobal('print', print);
      const waiting: Array<() => void> = [];
      server.use(
        http.get('*/trade/app/v1/notes', async () => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return undefined;
        }),
      );
      const { user } = open('notes');
      await screen.findByRole('table', { name: 'Contract notes' });
      await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
      const meter = await screen.findByRole('progressbar', { name: 'Contract notes being read' });
      expect(meter.getAttribute('aria-valuetext')).toBe('0 of 40 notes');
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      for (const answer of waiting.splice(0)) answer();
      await vi.waitFor(() => expect(meter.getAttribute('aria-valuenow')).toBe('4'));
      const interval = setInterval(() => {
        for (const answer of waiting.splice(0)) answer();
      }, 1);
      await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 20_000 });
      clearInterval(interval);
      expect(screen.queryByRole('progressbar')).toBeNull();
      const articles = [...(onPaper()?.querySelectorAll('article') ?? [])];
      expect(articles).toHaveLength(40);
      expect(articles.map((one) => /CN-\d{8}-100001/.exec(one.textContent)?.[0])).toEqual(
        forty.map(({ number }) => number),
      );
      act(() => void window.dispatchEvent(new Event('afterprint')));
      await vi.waitFor(() => expect(onPaper()).toBeNull());
    },
  );

  it('go into one file, a line an order, with every charge', async () => {
    const files = catchFiles();
    const { user } = open('notes', { from: '2026-11-13', to: '2026-11-19' });
    await screen.findByRole('table', { name: 'Contract notes' });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const [head, titles, ...rows] = lines(files[0]);
    expect(head).toMatch(/^"?3 contract notes, Fri, 13 Nov 2026 to Thu, 19 Nov 2026, made/);
    expect(titles).toMatch(
      /^Trading day,Note number,.*Securities transaction tax,.*GST,Waiver of the depository charge,Charges,Net,Settlement$/,
    );
    const asked = forty.slice(-3);
    expect(rows).toHaveLength(asked.flatMap(({ orders }) => orders).length);
    const nets = rows.map((row) => fromWire(Number(row.split(',').at(-2))));
    expect(toWire(sumOf(nets))).toBe(toWire(sumOf(asked.map(({ net }) => fromWire(net)))));
  });

  it('one of which cannot be read are not printed in part', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    server.use(
      http.get('*/trade/app/v1/notes', ({ request }) =>
        request.url.includes(forty[2]?.day ?? '–')
          ? HttpResponse.json({ data: null, message: 'Out of order' }, { status: 500 })
          : undefined,
      ),
    );
    const { user } = open('notes');
    await screen.findByRole('table', { name: 'Contract notes' });
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(await screen.findByText(/Out of order/)).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(print).not.toHaveBeenCalled();
    expect(onPaper()).toBeNull();
  });

  it('of days without a trade are none, and say so; a failure offers to try again', async () => {
    const { unmount } = open('notes', { from: '2020-01-01', to: '2020-01-02' });
    expect(await screen.findByText('No entry in these days')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toHaveProperty('disabled', true);
    unmount();
    server.use(failing('*/trade/app/v1/notes/list', { status: 500, message: 'Out of order' }));
    const { user } = open('notes');
    const again = await screen.findByRole('button', { name: 'Retry' });
    server.use(...noteHandlers(forty));
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Contract notes' })).toBeDefined();
  });

  it('hide their amounts with all others [I5B-9-HIDDEN]', async () => {
    const { preferences } = open('notes');
    await screen.findByRole('table', { name: 'Contract notes' });
    act(() => preferences.set('showAssets', false));
    expect(document.body.textContent).not.toMatch(/\d,\d{3}\.\d\d/);
  });
});

describe('charges and taxes paid [I5B-4-CHARGES]', () => {
  const empty = http.get('*/trade/app/v1/notes/list', () => HttpResponse.json(envelopeOf({ items: [] })));

  it('are added up by line and by month, to the paisa', async () => {
    open('charges');
    const table = within(await screen.findByRole('table', { name: 'Charges and taxes by month' }));
    const found = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(found[0]?.slice(0, 2)).toEqual(['Month', 'STT']);
    expect(found.slice(1).map(([month]) => month)).toEqual([
      'July 2026',
      'August 2026',
      'September 2026',
      'October 2026',
      'November 2026',
      'Total',
    ]);
    const summaries = forty.map((note) => ({ ...note, orders: note.orders.length }));
    const all = totalOfNotes(summaries, 'charges_total');
    expect(toWire(sumOf(chargesOn(summaries).map(({ code }) => fromWire(chargedOf(summaries, code)))))).toBe(
      all,
    );
    expect(
      toWire(sumOf(byMonth(summaries).map(({ notes }) => fromWire(totalOfNotes(notes, 'charges_total'))))),
    ).toBe(all);
    expect(found.at(-1)?.at(-1)).toBe(`₹${all.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`);
  });

  it('go into a file by month, and are none where nothing was traded', async () => {
    const files = catchFiles();
    const { user, unmount } = open('charges');
    await screen.findByRole('table', { name: 'Charges and taxes by month' });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(
      lines(files[0])
        .map((line) => line.split(',')[0])
        .slice(2),
    ).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']);
    unmount();
    server.use(empty);
    open('charges');
    expect(await screen.findByText('No entry in these days')).toBeDefined();
  });
});
