import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { DividendsPage } from './DividendsPage.tsx';
import { dividendHandlers } from './testing/dividendFixtures.ts';

const meta = {
  title: 'Screens/Portfolio/Dividends',
  component: withSearch(DividendsPage),
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dividendHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof DividendsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^ARAVBANK/ })).toHaveTextContent('₹9,900.00');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Dividends' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...dividendHandlers({ items: [], years: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No dividends yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^ARAVBANK/ })).not.toHaveTextContent(/₹\d/);
  },
};

/** Rows of two lines; a dividend opens over the page. */
export const Phone: Story = {
  args: { search: { dividend: 'd2' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Not received: RATHMOTOR')).toBeVisible();
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^ARAVBANK/ })).toHaveTextContent('मिला');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
