import { describe, expect, it, vi } from 'vitest';
import { restingRouter } from './testing/restingRouter.ts';

// What the market asks of the server.
vi.mock(import('@wealth/feature-market/routing'), () => ({ loadMarket: vi.fn() }));

const paths = ['/market', '/market/alerts', '/market/NSE/ARAVBANK'];

describe('a page of the market', () => {
  it.each(paths)('is shown with its texts, and not drawn without them first: %s', async (path) => {
    const router = restingRouter();
    let hasCome = () => {};
    const loadTexts = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (hasCome = resolve)));
    router.update({ ...router.options, context: { ...router.options.context, loadTexts } });

    const loaded = router.preloadRoute({ to: path });
    await vi.waitFor(() => expect(loadTexts).toHaveBeenCalledWith(['market']));
    const isDone = vi.fn<() => void>();
    void loaded.then(isDone);
    await vi.dynamicImportSettled();
    expect(isDone).not.toHaveBeenCalled();

    hasCome();
    await loaded;
  });
});
