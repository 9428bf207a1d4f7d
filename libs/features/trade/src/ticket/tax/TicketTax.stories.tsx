import type { Meta, StoryObj } from '@storybook/react-vite';
import { staged } from '@wealth/testing/stage';
import { expect, within } from 'storybook/test';
import { lotsFixture } from '../../testing/ticketLots.ts';
import { phone, ticketStories, typeQuantity, type TicketStory } from '../../testing/ticketStory.tsx';

const meta = {
  title: 'Screens/Trade/Tax of a sale',
  ...ticketStories,
  tags: ['!autodocs'],
  args: { ...ticketStories.args, side: 'SELL' },
} satisfies Meta<typeof TicketStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const soldOne = async (context: PlayContext) => {
  await typeQuantity(context, '300');
  await expect(await context.canvas.findByText('Checked. Nothing is placed yet.')).toBeVisible();
  return context.canvas.findByRole('region', { name: 'Tax on this sale' });
};

/** Which lots go, the gain by term, the tax of it, and what waiting saves. */
export const SaleWithTax: Story = {
  play: async (context) => {
    const tax = await soldOne(context);
    await expect(within(tax).getByText(/until Wed, 9 Dec 2026/)).toBeVisible();
  },
};

export const SaleWithTaxDark: Story = { ...SaleWithTax, globals: { theme: 'dark' } };

export const SaleWithTaxHindi: Story = {
  play: async (context) => {
    await typeQuantity(context, '300');
    await expect(await context.canvas.findByRole('region', { name: 'इस बिक्री पर कर' })).toBeVisible();
  },
  globals: { ...phone, locale: 'hi' },
};

export const SaleWithTaxMasked: Story = { ...SaleWithTax, parameters: staged({ isMasked: true }) };

/** Losses lower the tax of what was sold before. */
export const SaleAtLoss: Story = {
  args: {
    state: {
      lots: {
        ...lotsFixture,
        open: lotsFixture.open.map((lot) => ({ ...lot, cost: lot.cost * 2 })),
        year_gains: [{ term: 'short_term', sold_on: '2026-09-15', gain: 900_000 }],
      },
    },
  },
  play: async (context) => {
    const tax = await soldOne(context);
    await expect(within(tax).getByText(/Its losses lower/)).toBeVisible();
  },
};

/** What others of the server's figures are, and that they are its. */
export const TaxCountedDifferently: Story = {
  args: { state: { otherTax: 12.5 } },
  play: async (context) => {
    const tax = await soldOne(context);
    await expect(await within(tax).findByText(/counts differently/)).toBeVisible();
  },
};

/** The ticket works without the lots, and the tax is the server's. */
export const LotsFailed: Story = {
  args: { state: { lots: 'fails' } },
  play: async (context) => {
    const tax = await soldOne(context);
    await expect(await within(tax).findByText(/could not be loaded/)).toBeVisible();
  },
};

export const LotsLoading: Story = { args: { state: { lots: 'never' } } };

export const NothingToSell: Story = {
  args: { state: { lots: { ...lotsFixture, open: [] }, holdings: [] } },
};
