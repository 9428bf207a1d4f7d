import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { manyRecords, recordHandlers } from '../testing/recordFixtures.ts';
import { Records } from '../testing/recordTest.tsx';

const meta = {
  title: 'Screens/Funds/Fund records',
  component: Records,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...recordHandlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof Records>;

export default meta;
type Story = StoryObj<typeof meta>;
const onPhone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Thu, 19 Nov 2026');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Phone: Story = { ...Default, globals: onPhone };

export const PhoneInHindi: Story = {
  globals: { locale: 'hi', ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'फ़ंड रिकॉर्ड' })).toBeVisible();
  },
};

/** Beside the list where there is room, above it where there is none. */
export const Detail: Story = {
  args: { search: { record: 5 } },
  play: async () => {
    await expect(await screen.findByText('Came back from your bank')).toBeVisible();
    await expect(screen.getByText('Adds up')).toBeVisible();
  },
};

export const DetailOnAPhone: Story = { ...Detail, globals: onPhone };

export const Filtered: Story = {
  args: { search: { kind: 'withdrawal', from: '2026-11-18', to: '2026-11-18' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove the filter Withdrawal' })).toBeVisible();
  },
};

export const Hidden: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bought ARAVBANK')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...recordHandlers([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deposits and withdrawals appear here')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/fund/app/v1/records', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Pages come as their rows come near, and those in view are on the page. */
export const TenThousandRecords: Story = {
  beforeEach({ msw }) {
    msw.use(...recordHandlers(manyRecords(10_000)));
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await within(grid).findAllByText('Deposit');
    const height = grid.scrollHeight;
    window.scrollTo({ top: document.body.scrollHeight });
    await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(height * 1.5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};
