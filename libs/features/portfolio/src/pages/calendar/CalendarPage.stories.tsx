import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { CalendarPage } from './CalendarPage.tsx';
import { profitHandlers } from './testing/profitHandlers.ts';

const meta = {
  title: 'Screens/Portfolio/Profit calendar',
  component: withSearch(CalendarPage),
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...profitHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof CalendarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Thu, 19 Nov 2026/ })).toBeVisible();
  },
};

export const Months: Story = { args: { search: { view: 'month' } } };
export const Years: Story = { args: { search: { view: 'year' } } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sum of what is shown' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...profitHandlers(true));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to show yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  },
};

/** Only shade and sign stay. */
export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: /^Thu, 19 Nov 2026/ });
    await expect(within(day).getByText('+')).toBeVisible();
  },
};

/** Each row is a week; a cell has room for the percentage. */
export const Phone: Story = { ...Days, globals: { viewport: { value: 'phone', isRotated: false } } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Dark: Story = { ...Days, globals: { theme: 'dark' } };
