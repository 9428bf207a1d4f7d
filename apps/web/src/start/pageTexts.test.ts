import { describe, expect, it, vi } from 'vitest';
import { restingRouter } from './testing/restingRouter.ts';

// What the market asks of the server.
vi.mock(import('@wealth/feature-market/routing'), () => ({ loadMarket: vi.fn() }));

/** With the namespaces that it is drawn from. */
const pages: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['/dashboard', ['dashboard', 'parts']],
  ['/discover', ['discover', 'parts', 'offers']],
  ['/market', ['market', 'parts']],
  ['/market/alerts', ['market', 'parts']],
  ['/market/NSE/ARAVBANK', ['market', 'parts']],
  ['/market/NSE/ARAVBANK/order', ['ticket', 'orders', 'charges', 'parts', 'market']],
  ['/me/application', ['applications', 'claims', 'issues', 'loans', 'parts', 'funds', 'orders']],
  ['/me/limits', ['profile', 'parts']],
  ['/me/profile', ['profile', 'funds', 'discover', 'parts', 'errors']],
  ['/me/accounts', ['funds', 'parts', 'errors']],
  ['/me/records', ['funds', 'parts']],
  ['/me/records/4711', ['funds', 'parts']],
  ['/portfolio/awaiting', ['orders', 'parts']],
  ['/portfolio/actions', ['corporateActions', 'parts']],
  ['/portfolio/actions/bonus-INE000Z12014-2026-11-18', ['corporateActions', 'parts']],
  ['/portfolio/calendar', ['profitCalendar', 'parts']],
  ['/portfolio/dividends', ['dividends', 'parts']],
  ['/portfolio/history', ['orders', 'parts']],
  ['/portfolio/holding', ['holdings', 'portfolio', 'parts']],
  ['/portfolio/notes/2026-11-19', ['contractNote', 'orders', 'charges', 'parts']],
  ['/portfolio/orders/01a20c28-0cad-7f03-87f2-af76d8ca85c4', ['orders', 'charges', 'parts']],
  ['/portfolio/statements', ['statements', 'funds', 'contractNote', 'orders', 'charges', 'parts']],
  ['/portfolio/summary', ['returns', 'portfolio', 'parts']],
  ['/portfolio/tax', ['tax', 'figures', 'charges', 'parts']],
  ['/services/bonus', ['offers', 'parts']],
];

describe('a page of a client', () => {
  it.each(pages)('is shown with its texts, and not drawn without them first: %s', async (path, texts) => {
    const router = restingRouter();
    let hasCome = () => {};
    const loadTexts = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (hasCome = resolve)));
    router.update({ ...router.options, context: { ...router.options.context, loadTexts } });

    const loaded = router.preloadRoute({ to: path });
    await vi.waitFor(() => expect(loadTexts).toHaveBeenCalledWith(texts));
    const isDone = vi.fn<() => void>();
    void loaded.then(isDone);
    await vi.dynamicImportSettled();
    expect(isDone).not.toHaveBeenCalled();

    hasCome();
    await loaded;
  });
});
