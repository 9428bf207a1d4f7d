import { createMemoryHistory } from '@tanstack/react-router';
import { href } from '@wealth/hrefs';
import { clientVisitor, fakeSession } from '@wealth/testing';
import { expect, it, vi } from 'vitest';
import { restingRouter } from './testing/restingRouter.ts';

// No page needs a right yet.
vi.mock(import('@wealth/hrefs'), async (importOriginal) => {
  const original = await importOriginal();
  const records = {
    kind: 'page',
    path: original.href.me('records'),
    icon: 'loan',
    needs: 'allow_loan',
  } as const;
  return { ...original, needsAt: (path: string) => original.needsAt(path, { records }) };
});

/** Approaches or opens a page. @returns whether its loader has asked for anything, and where the client is. */
async function openAt(path: string, rights: { allow_loan: boolean }, how: 'preload' | 'open') {
  const router = restingRouter();
  const loadTexts = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const session = fakeSession(clientVisitor(rights));
  const menu = {
    ...router.options.context.menu,
    load: () => Promise.resolve({ status: 'loading' } as const),
  };
  const context = { ...router.options.context, menu, session, loadTexts };
  router.update({
    ...router.options,
    context,
    history: createMemoryHistory({ initialEntries: ['/privacy'] }),
  });
  await router.load();
  loadTexts.mockClear();
  if (how === 'preload') await router.preloadRoute({ to: path });
  else {
    await router.navigate({ to: path });
    await router.load();
  }
  await vi.dynamicImportSettled();
  return { hasAsked: loadTexts.mock.calls.length > 0, shown: router.state.location.pathname };
}

it.each(['preload', 'open'] as const)(
  'a page that the client may not see asks for nothing: %s [I4C-6-LOADER]',
  async (how) => {
    expect((await openAt(href.me('records'), { allow_loan: false }, how)).hasAsked).toBe(false);
  },
);

it.each(['preload', 'open'] as const)('one that it may see does: %s', async (how) => {
  expect((await openAt(href.me('records'), { allow_loan: true }, how)).hasAsked).toBe(true);
  expect((await openAt(href.me('application'), { allow_loan: false }, how)).hasAsked).toBe(true);
});

it('stands at its own address', async () => {
  const { shown } = await openAt(href.me('records'), { allow_loan: false }, 'open');
  expect(shown).toBe('/me/records');
});
