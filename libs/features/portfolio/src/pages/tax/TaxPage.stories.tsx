import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSearch } from '@wealth/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, fn, within } from 'storybook/test';
import {
  brokenTaxHandlers,
  earlyYear,
  lossYear,
  quietYear,
  taxHandlers,
  worstYear,
} from '../../testing/taxHandlers.ts';
import { TaxPage } from './TaxPage.tsx';

const Page = withSearch(TaxPage);

const meta = {
  title: 'Screens/Portfolio/Tax report',
  component: Page,
  tags: ['!autodocs'],
  args: { search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    msw.use(...taxHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Five periods' })).toBeVisible();
    await expect(await canvas.findByText('Estimated tax so far')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tax report' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenTaxHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Schedule: Story = {
  args: { search: { view: 'schedule' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lots bought after 31 January 2018')).toBeVisible();
    await expect(await canvas.findByText('market value')).toBeVisible();
  },
};

export const Dividends: Story = { args: { search: { view: 'dividends' } } };

export const Lots: Story = {
  args: { search: { view: 'lots' } },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Lots sold' }));
    await expect(await grid.findByText('School fees')).toBeVisible();
  },
};

/** Losses go on to the next years, and one of them does not count. */
export const Losses: Story = {
  beforeEach({ msw }) {
    msw.use(...taxHandlers(lossYear));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Losses that do not count' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the losses of 2024-25' }));
    await expect(await canvas.findByRole('textbox', { name: 'Short-term loss' })).toBeVisible();
  },
};

export const YearWithoutSale: Story = {
  args: { search: { fy: '2024-25' } },
  beforeEach({ msw }) {
    msw.use(...taxHandlers(quietYear));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sale in 2024-25' })).toBeVisible();
  },
};

export const BeforeFirstTrade: Story = {
  args: { search: { fy: '2020-21' } },
  beforeEach({ msw }) {
    msw.use(...taxHandlers(earlyYear));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing in 2020-21 yet' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Five periods' });
    await expect(canvasElement).not.toHaveTextContent(/2,778|13,356|11,070|37,011/);
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This period')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Five periods' })).toBeNull();
  },
};

export const SetOffOnPhone: Story = { globals: phone, args: { search: { view: 'setoff' } } };

/** Each row of the schedule is a card. */
export const ScheduleOnPhone: Story = {
  globals: phone,
  args: { search: { view: 'schedule' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('acquired before 1 Feb 2018')).toBeVisible();
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('अब तक का अनुमानित टैक्स')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** The longest figures: nothing leaves its place. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...taxHandlers(worstYear));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/99,99,99,99,999/))[0]).toBeVisible();
  },
};
