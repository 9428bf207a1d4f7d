import { act, screen, within } from '@testing-library/react';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetHoldingsMockHandler,
  holdingFixtures,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { CashLines, type CashLinesProps } from './CashLines.tsx';

const answers = () => [
  getGetAssetMockHandler(envelopeOf(assetFixture)),
  getGetHoldingsMockHandler(envelopeOf([...holdingFixtures])),
];
const server = mockServer(...answers());

const variants: ReadonlyArray<CashLinesProps['variant']> = ['short', 'figure', 'one'];

const shown = () => document.body.textContent;
const figureThere = () => vi.waitFor(() => expect(shown()).toContain('₹6,42,318.55'));

describe('the cash block [I4C-7-CASH]', () => {
  it.each(variants)('%s says the same word and the same figure, in both languages', async (variant) => {
    const { preferences } = renderPage(<CashLines variant={variant} />);
    await figureThere();
    expect(screen.getByText('Available to trade')).toBeDefined();

    act(() => preferences.set('language', 'hi'));

    expect(await screen.findByText('ट्रेड के लिए उपलब्ध')).toBeDefined();
    expect(shown()).toContain('₹6,42,318.55');
  });

  it.each(variants)('%s hides every figure where the client wants that', async (variant) => {
    const { preferences } = renderPage(<CashLines variant={variant} />);
    await figureThere();

    act(() => preferences.set('showAssets', false));

    expect(shown()).not.toMatch(/₹\d/);
    expect(screen.getAllByText('Amount hidden').length).toBeGreaterThan(0);
  });

  it.each(variants)('%s is busy, fails in words and comes back by Retry', async (variant) => {
    server.use(failing('*/stat/app/v1/asset', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<CashLines variant={variant} />);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Your cash could not be loaded.')).toBeDefined();

    server.use(...answers());
    await user.click(retry);

    await figureThere();
  });

  it('takes facts of the page among its lines', async () => {
    renderPage(
      <CashLines variant="short">
        <div>
          <dt>Minimum deposit</dt>
          <dd>₹20,000.00</dd>
        </div>
      </CashLines>,
    );
    await figureThere();
    const names = within(screen.getByRole('region', { name: 'Cash' })).getAllByRole('term');
    expect(names.map((name) => name.textContent)).toEqual([
      'Available to trade',
      'Withdrawable',
      'Minimum deposit',
    ]);
  });
});
