import { screen, within } from '@testing-library/react';
import {
  failing,
  getGetClientActionMockHandler,
  getGetClientActionsMockHandler,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { ActionPage } from './ActionPage.tsx';

const server = mockServer(getGetClientActionMockHandler(), getGetClientActionsMockHandler());
const id = 'bonus-INE000Z12014-2026-11-18';
const page = () => renderPage(<ActionPage id={id} notFound={<p>Not there</p>} />);
const region = (name: string) => screen.findByRole('region', { name });

describe('ActionPage', () => {
  it('shows a bonus before and after, with its lots, and that no rupee was gained [I5B-5-ENTRY] [DEM-4]', async () => {
    page();

    expect(await screen.findByRole('heading', { name: 'MOHARAMC, Bonus 1 : 1' })).toBeDefined();
    expect((await region('Before')).textContent).toContain('₹2,65,590.00');
    const after = await region('After');
    expect(after.textContent).toContain('130');
    expect(after.textContent).toContain('2,043.00');
    expect(within(after).getByRole('row', { name: /^Bonus Thu, 19 Nov 2026/ }).textContent).toContain(
      'In transit',
    );
    expect(
      screen.getByText('Nothing was gained or lost by it: ₹2,90,394.00 before, ₹2,90,394.00 after.'),
    ).toBeDefined();
  });

  it('says days, ISIN, what is in transit until when, what it means for the tax, and the entries [I5B-5-ENTRY]', async () => {
    page();

    const facts = await region('What it means');
    expect(facts.textContent).toContain('Wed, 18 Nov 2026');
    expect(facts.textContent).toContain('INE000Z12014It stays the same.');
    expect(facts.textContent).toContain('can be sold from Fri, 20 Nov 2026');
    expect(facts.textContent).toContain('the average falls, the cost of the next sale does not');
    expect((await region('Entries in the ledger')).textContent).toContain('The company → In transit');
  });

  it('hides every amount and quantity of the client [DEM-25]', async () => {
    const { preferences } = page();
    await region('Before');
    preferences.set('showAssets', false);
    await screen.findAllByText('Amount hidden');
    expect(document.body.textContent).not.toMatch(/₹\d|2,65,590|4,086/);
  });

  it('is not found where the client has no such action [I5B-5-ENTRY]', async () => {
    server.use(failing('*/stat/app/v1/actions/*', { status: 404, message: 'Not found.' }));
    page();
    expect(await screen.findByText('Not there')).toBeDefined();
  });

  it('fails with the button Retry', async () => {
    server.use(failing('*/stat/app/v1/actions/*', { status: 500, message: 'Out of order' }));
    page();
    expect(await screen.findByText('The corporate action could not be loaded.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });
});
