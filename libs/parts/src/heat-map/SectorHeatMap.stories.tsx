import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  emptyInstrumentPage,
  envelopeOf,
  failing,
  getGetInstrumentsMockHandler,
  getGetRankingsMockHandler,
  getGetSectorsMockHandler,
  rankingFixtures,
  sectorFixtures,
} from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { SectorHeatMap } from './SectorHeatMap.tsx';

const meta = {
  title: 'Parts/SectorHeatMap',
  component: SectorHeatMap,
  beforeEach({ msw }) {
    msw.use(
      getGetSectorsMockHandler(envelopeOf([...sectorFixtures])),
      getGetRankingsMockHandler(envelopeOf([...rankingFixtures])),
      getGetInstrumentsMockHandler(envelopeOf(emptyInstrumentPage)),
    );
  },
  decorators: [onStage()],
  parameters: {
    docs: {
      description: {
        component:
          'The sectors of the market with the shares that lead it; each can be looked into, and all is there as a table. **Do** give it the width of the rankings twice over. **Don’t** put two of them on a page.',
      },
    },
  },
} satisfies Meta<typeof SectorHeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Aravalli Bank, ARAVBANK, +0.62%, ₹7.69 L Cr' }),
    ).toBeVisible();
  },
};

export const WalkedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('into a sector and back to where one came from [I4-2-DRILL]', async () => {
      const line = await canvas.findByRole('button', { name: 'Financials, +0.31%' });
      line.focus();
      await userEvent.keyboard('{Enter}');
      const path = await canvas.findByRole('navigation', { name: 'Sectors' });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Financials, 168 more' })).toHaveFocus());
      await userEvent.click(within(path).getByRole('link', { name: 'All sectors' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Financials, +0.31%' })).toHaveFocus());
    });
    await step('as a table [I4-2-TABLE]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
      await expect(canvas.getByRole('table', { name: 'Sectors by market value' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sector heat map' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetSectorsMockHandler(envelopeOf([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sectors to show')).toBeVisible();
  },
};

/** Sectors alone, in tiles for a finger. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: 'Sector heat map' });
    await waitFor(() => expect(within(map).getAllByRole('button')).toHaveLength(4));
    for (const tile of within(map).getAllByRole('button')) {
      await expect(tile.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'ऊर्जा, +0.58%' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
