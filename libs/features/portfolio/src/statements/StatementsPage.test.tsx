import { act, screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import type { StatementSearch } from '@wealth/hrefs';
import { mockServer, renderPage } from '@wealth/testing';
import { withSearch } from '@wealth/testing/stage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatementsPage, type StatementsPageProps } from './StatementsPage.tsx';
import { longestStatement, statementHandlers } from './testing.ts';

const server = mockServer();
beforeEach(() => server.use(...statementHandlers()));
afterEach(() => vi.restoreAllMocks());

const renderOther: StatementsPageProps['renderOther'] = {
  ledger: ({ from = 'the first day' }) => <p>Ledger from {from}</p>,
  notes: () => <p>Notes</p>,
  charges: () => <p>Charges</p>,
};

const Statements = withSearch<StatementSearch>((props) => (
  <StatementsPage {...props} renderOther={renderOther} />
));

const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => cells(row));

/** Catches the files that are saved. */
function catchFiles(): string[] {
  const files: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => files.push(text));
    return 'blob:statement';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return files;
}

const lines = (file: string | undefined) => (file ?? '').trim().split('\r\n');

describe('the statement of holdings [I5B-4-STATEMENT-PAGE]', () => {
  it('is of the last trading day that is over, with its parts, closes and their sum', async () => {
    renderPage(<Statements />);
    expect(
      await screen.findByRole('heading', { level: 2, name: /Statement of holdings, Wed, 18 Nov 2026/ }),
    ).toBeDefined();
    await screen.findByRole('table', { name: 'Shares held on this day' });
    const [head, first, ...rest] = rows('Shares held on this day');
    expect(head).toEqual(['Share', 'Settled', 'T+1', 'Pledged', 'In transit', 'Quantity', 'Price', 'Value']);
    expect(first?.[0]).toMatch(/ARAVBANK.*Aravalli Bank/);
    expect(rest.at(-1)?.[0]).toBe('Total');
    const facts = within(screen.getByRole('region', { name: 'About this statement' }));
    for (const fact of ['Asha Verma', 'W100001', 'SH-20261118-100001'])
      expect(facts.getByText(fact)).toBeDefined();
    expect(screen.getByText('Final')).toBeDefined();
  });

  it('is of another day by the field or by a day near at hand, and stays with its day while a later one is typed [I5B-BAD-STATEMENT-LATER]', async () => {
    const onSearchChange = vi.fn<(patch: StatementSearch, how: { isStep: boolean }) => void>();
    const { user } = renderPage(<Statements onSearchChange={onSearchChange} />);
    await screen.findByRole('table', { name: 'Shares held on this day' });
    await user.click(screen.getByRole('radio', { name: 'Sat, 31 Oct 2026' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ day: '2026-10-31' }, { isStep: true });
    expect(await screen.findByText('Nothing was held on this day')).toBeDefined();
    expect(screen.getByText(/first shares came on Wed, 2 Apr 2025/)).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Day' });
    await user.clear(field);
    await user.type(field, '20/11/2026');
    expect(await screen.findByText('Choose today or an earlier day.')).toBeDefined();
    expect(onSearchChange).toHaveBeenCalledTimes(1);
  });

  it('goes into a file with the parts, the price and its day [I5B-4-CSV]', async () => {
    const files = catchFiles();
    const { user } = renderPage(<Statements />, { hasHosts: true });
    await screen.findByRole('table', { name: 'Shares held on this day' });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const [head, titles, first] = lines(files[0]);
    expect(head).toMatch(/3 shares held on Wed, 18 Nov 2026, statement SH-20261118-100001/);
    expect(titles).toBe(
      'Exchange,Share,Company,ISIN,Settled,T+1,Pledged,In transit,Quantity,Price,Price of,Value',
    );
    expect(first).toMatch(/^NSE,ARAVBANK,Aravalli Bank,.*,2026-11-18,\d+(\.\d+)?$/);
  });

  it('hides amounts and quantities on the screen and on paper, and asks before it saves them [I5B-9-HIDDEN]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const files = catchFiles();
    const { user, preferences } = renderPage(<Statements />, { hasHosts: true });
    await screen.findByRole('table', { name: 'Shares held on this day' });
    act(() => preferences.set('showAssets', false));
    const [, first] = rows('Shares held on this day');
    expect(first?.slice(1, 6).join('')).not.toMatch(/\d/);
    expect(first?.at(-1)).not.toMatch(/\d/);
    expect(screen.getByText(/are printed hidden/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const question = await screen.findByRole('dialog', { name: 'Save a file with your amounts?' });
    await user.click(within(question).getByRole('button', { name: 'Keep them hidden' }));
    expect(files).toHaveLength(0);
    vi.unstubAllGlobals();
  });

  it('says of which session an older price is, and has a dash where there is none [I5B-BAD-NO-PRICE]', async () => {
    server.use(...statementHandlers({ statement: longestStatement }));
    renderPage(<Statements />);
    await screen.findByRole('table', { name: 'Shares held on this day' });
    const found = rows('Shares held on this day');
    expect(found[1]?.[6]).toBe('1,00,000.05Tue, 17 Nov 2026');
    expect(found.at(-2)?.slice(6)).toEqual(['—', '—']);
  });

  it('that cannot be read offers to try again, and has nothing to print until then', async () => {
    server.use(failing('*/stat/app/v1/statements/holdings', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<Statements />);
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveProperty('disabled', true);
    server.use(...statementHandlers());
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Shares held on this day' })).toBeDefined();
  });
});

describe('the choice of a statement', () => {
  it('is a group of radios for the keyboard, and keeps the focus [I5B-4-KEYS]', async () => {
    const onSearchChange = vi.fn<(patch: StatementSearch, how: { isStep: boolean }) => void>();
    const { user } = renderPage(<Statements onSearchChange={onSearchChange} />);
    const chosen = await screen.findByRole('radio', { name: /^Holdings on a day/ });
    act(() => chosen.focus());
    await user.keyboard('{ArrowDown}');
    expect(onSearchChange).toHaveBeenLastCalledWith({ kind: 'ledger' }, { isStep: true });
    expect(await screen.findByText('Ledger from the first day')).toBeDefined();
    expect(document.activeElement?.closest('label')?.textContent).toMatch(/^Ledger/);
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Notes')).toBeDefined();
  });

  it('gives the days of the address to statements of a range', async () => {
    renderPage(<Statements search={{ kind: 'ledger', from: '2026-04-01' }} />);
    expect(await screen.findByText('Ledger from 2026-04-01')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Days of the statement' })).toBeDefined();
  });
});

describe('the statement of dividends and corporate actions [I5B-4-DIVIDENDS]', () => {
  it('has gross, tax and net of each dividend, their totals, and what became of the shares', async () => {
    renderPage(<Statements search={{ kind: 'dividends' }} />);
    await screen.findByRole('table', { name: 'Dividends' });
    const found = rows('Dividends');
    expect(found[1]?.slice(1)).toEqual([
      'Thu, 12 Nov 2026',
      'ExpectedFri, 27 Nov 2026',
      '190',
      '6.00',
      '₹1,140.00',
      '₹0.00',
      '₹1,140.00',
    ]);
    expect(found.at(-1)?.slice(-3)).toEqual(['₹11,572.50', '₹1,043.25', '₹10,529.25']);
    const [, bonus] = rows('Corporate actions');
    expect(bonus?.slice(1)).toEqual([
      'Wed, 18 Nov 2026',
      'BonusIn transit',
      '1 → 2',
      '65',
      '130',
      'INE000Z12014',
    ]);
  });

  it('goes into one file, the newest first', async () => {
    const files = catchFiles();
    const { user } = renderPage(<Statements search={{ kind: 'dividends' }} />, { hasHosts: true });
    await screen.findByRole('table', { name: 'Dividends' });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const [head, , ...found] = lines(files[0]);
    expect(head).toMatch(/^"?3 dividends and actions, All time/);
    expect(found.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
      '2026-11-18 Bonus MOHARAMC',
      '2026-11-12 Dividend AUSHADHI',
      '2026-07-10 Dividend MOHARAMC',
    ]);
  });

  it('of days without either says so', async () => {
    renderPage(<Statements search={{ kind: 'dividends', from: '2020-01-01', to: '2020-01-02' }} />);
    expect(await screen.findByText('No entry in these days')).toBeDefined();
  });
});
