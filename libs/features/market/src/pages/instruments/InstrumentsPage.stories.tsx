import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { brokenMarketHandlers, emptyPage, marketHandlers } from '../../testing.ts';
import { InstrumentsPage } from './InstrumentsPage.tsx';

const meta = {
  title: 'Screens/Market/Instruments',
  component: InstrumentsPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof InstrumentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page behind the cursor comes by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^TEJASMOT/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Instruments' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...marketHandlers({ '': emptyPage }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed in this segment now')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMarketHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Instruments' }));
    await waitFor(() => expect(card.getAllByRole('rowheader')).toHaveLength(3));
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'आईपीओ' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
