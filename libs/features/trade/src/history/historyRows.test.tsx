import { act, screen, within } from '@testing-library/react';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { HistoryPage, type HistoryPageProps } from './HistoryPage.tsx';

const History = withSearch((props: Omit<HistoryPageProps, 'onOpenAction'>) => (
  <HistoryPage {...props} onOpenAction={() => undefined} />
));
const server = mockServer();
beforeEach(() => server.use(...createOrderServer().handlers));

const open = () => renderPage(<History />, { hasHosts: true });

describe('the export of amounts that are hidden [I4B-A10]', () => {
  it('asks once, and saves nothing where that is refused', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, preferences } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    act(() => preferences.set('showAssets', false));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const question = await screen.findByRole('dialog', { name: 'Save a file with your amounts?' });
    await user.click(within(question).getByRole('button', { name: 'Keep them hidden' }));
    expect(save).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await user.click(await screen.findByRole('button', { name: 'Save the file' }));
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });
});

describe('the rows of a phone [I4B-E22]', () => {
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });

  it('have the value of what was executed, and mark how the others ended', async () => {
    window.innerWidth = 390;
    open();
    const [executed] = await screen.findAllByRole('row', { name: /ARAVBANK/ });
    expect(executed?.textContent).toMatch(/Executed ₹60,291\.00/);
    const cancelled = screen.getByRole('row', { name: /NEELSOFT/ });
    expect(cancelled.textContent).toContain('Cancelled');
  });

  it('of a desk mark the exceptions alone', async () => {
    open();
    const [executed] = await screen.findAllByRole('row', { name: /ARAVBANK/ });
    const cancelled = screen.getByRole('row', { name: /NEELSOFT/ });
    const marks = (row: HTMLElement | undefined) => row?.querySelectorAll('svg').length;
    expect(executed?.textContent).toContain('Executed');
    expect(marks(executed)).toBe(0);
    expect(marks(cancelled)).toBeGreaterThan(0);
  });
});
