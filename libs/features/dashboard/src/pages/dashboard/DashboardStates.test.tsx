import { act, screen, waitFor, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, stubView } from '@wealth/testing';
import { QuietFailures } from '@wealth/ui/state-message';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { brokenDashboardHandlers, dashboardHandlers } from '../../testing.ts';
import { DashboardPage } from './DashboardPage.tsx';

const server = mockServer(...dashboardHandlers());
stubView();

/** @param isQuiet - One notice of the page speaks for its failed parts. */
function setUp({ isQuiet = false } = {}) {
  return renderPage(
    <QuietFailures isQuiet={isQuiet}>
      <DashboardPage isAlwaysOpen={false} />
    </QuietFailures>,
  );
}

const region = (name: string) => screen.getByRole('region', { name });

/** Every query has answered. */
async function settled() {
  await waitFor(() => {
    for (const name of [
      'Net worth',
      'Available to trade',
      'Holdings',
      'Core',
      'Sector heat map',
      'Rankings',
      'News',
      'Indices',
    ]) {
      expect(region(name).getAttribute('aria-busy')).not.toBe('true');
    }
  });
}

describe('the states of DashboardPage', () => {
  it('is busy in every region until its answer comes, the first figures first [I4-3-BLOCKS] [I4-3-LATER]', async () => {
    const first = new EventTarget();
    const rest = new EventTarget();
    const opened = (gate: EventTarget) =>
      new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
    const [isFirstOpen, isRestOpen] = [opened(first), opened(rest)];
    const firstFigures = /\/(?:asset|portfolio|holdings|indices)$/u;
    // A handler that answers nothing leaves the request to the next one.
    server.use(
      http.all('*', ({ request }) =>
        firstFigures.test(new URL(request.url).pathname) ? isFirstOpen : isRestOpen,
      ),
    );
    setUp();

    for (const name of ['Net worth', 'Available to trade', 'Holdings', 'Indices']) {
      expect(region(name).getAttribute('aria-busy')).toBe('true');
    }
    expect(await screen.findByRole('region', { name: 'Watch list', busy: true })).toBeDefined();
    expect(region('Rankings').getAttribute('aria-busy')).toBeNull();

    first.dispatchEvent(new Event('open'));
    expect(await within(region('Net worth')).findByText('21,88,581')).toBeDefined();
    for (const name of ['Sector heat map', 'Rankings', 'News']) {
      expect(await screen.findByRole('region', { name, busy: true })).toBeDefined();
    }

    rest.dispatchEvent(new Event('open'));
    await settled();
    expect(await within(region('News')).findByText(/Mid-cap/)).toBeDefined();
  });

  it('leaves a failed change to the one notice of the page [I3A-LOOK-13]', async () => {
    server.use(failing('*/stat/app/v1/portfolio', { status: 503, message: 'Out of order' }));
    setUp({ isQuiet: true });
    await settled();
    await within(region('Net worth')).findByText('Not loaded. See above.');
    expect(within(region('Net worth')).queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('lets each region fail and recover on its own [I4-3-BLOCKS]', async () => {
    server.use(...brokenDashboardHandlers());
    const { user } = setUp();

    const retry = (name: string) => within(region(name)).findByRole('button', { name: 'Retry' });
    await retry('Holdings');
    for (const name of [
      'Net worth',
      'Available to trade',
      'Watch list',
      'Sector heat map',
      'Rankings',
      'News',
      'Indices',
    ]) {
      expect(await retry(name)).toBeDefined();
    }

    server.use(...dashboardHandlers());
    await user.click(await retry('Holdings'));
    expect(await within(region('Holdings')).findByRole('table')).toBeDefined();
    expect(await retry('Rankings')).toBeDefined();
  });

  it('shows the net worth without its change when only the portfolio fails', async () => {
    server.use(failing('*/stat/app/v1/portfolio', { status: 500, message: 'Out of order' }));
    const { user } = setUp();

    const netWorth = within(region('Net worth'));
    expect(await netWorth.findByText('The change of the day could not be loaded.')).toBeDefined();
    expect(netWorth.getByText('21,88,581')).toBeDefined();

    server.use(...dashboardHandlers());
    await user.click(netWorth.getByRole('button', { name: 'Retry' }));
    expect(await netWorth.findByText('+₹6,905.08')).toBeDefined();
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { queryClient } = setUp();
    await settled();

    server.use(...brokenDashboardHandlers());
    await act(() => queryClient.refetchQueries());

    const netWorth = within(region('Net worth'));
    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(netWorth.getByText('21,88,581')).toBeDefined();
  });
});
