import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetStockDetailMockHandler } from '@wealth/api-sdk/testing';
import { SymbolKeys } from '@wealth/parts';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { createWatchlistServer } from '../../testing.ts';
import { createAlertServer } from '../../testing/alertServer.ts';
import { stockFixture } from '../../testing/stockFixtures.ts';
import { AlertsCard } from './AlertsCard.tsx';

const meta = {
  title: 'Screens/Market/Alerts',
  component: AlertsCard,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(
      ...createAlertServer().handlers,
      ...createWatchlistServer().handlers,
      getGetStockDetailMockHandler(envelopeOf(stockFixture)),
    );
  },
  render: () => (
    <SymbolKeys onOpen={() => undefined}>
      <AlertsCard />
    </SymbolKeys>
  ),
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof AlertsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: '5.00%' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone', isRotated: false } } };

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'अलर्ट' })).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'History' }));
    await expect(await canvas.findByRole('gridcell', { name: /^1,010\.20/ })).toBeVisible();
  },
};

export const HistoryOnAPhone: Story = {
  ...History,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...createAlertServer([]).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No active alerts')).toBeVisible();
    // With the switch above it, it is still whole.
    const card = canvas.getByRole('region', { name: 'Alerts' }).getBoundingClientRect();
    const text = canvas.getByText('Set one from the menu of any symbol.').getBoundingClientRect();
    await expect(card.bottom - text.bottom).toBeGreaterThan(20);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Alerts' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/alerts', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The dialog in which an alert is set, from a symbol and without a pointer. */
export const SettingByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('gridcell', { name: '5.00%' });
    await step('A on a symbol opens it', async () => {
      canvas.getAllByRole('link', { name: 'INDRAOIL' })[0]?.focus();
      await userEvent.keyboard('a');
      await expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveFocus();
    });
    await step('a price between the steps is refused, with the nearest beside it', async () => {
      await userEvent.clear(screen.getByRole('textbox', { name: 'Price' }));
      await userEvent.keyboard('1010.12');
      await userEvent.click(await screen.findByRole('button', { name: 'Use 1,010.10' }));
      await expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1,010.10');
    });
    await step('and the alert is set', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Price ≥ 1,010.10')).toBeVisible();
    });
  },
};

export const SettingOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [symbol] = await canvas.findAllByRole('link', { name: 'INDRAOIL' });
    symbol?.focus();
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
  },
};

/** The menu of a symbol, as a right click opens it. */
export const MenuOfASymbol: Story = {
  play: async ({ canvas, userEvent }) => {
    const [symbol] = await canvas.findAllByRole('link', { name: 'INDRAOIL' });
    symbol?.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const option = await screen.findByRole('menuitem', { name: /^Set alert/ });
    await waitFor(() => expect(option).toBeVisible());
  },
};

export const KeysOfASymbol: Story = {
  play: async ({ canvas, userEvent }) => {
    const [symbol] = await canvas.findAllByRole('link', { name: 'INDRAOIL' });
    symbol?.focus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('switch', { name: /^Letter keys/ })).toBeChecked();
  },
};
