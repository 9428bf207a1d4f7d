import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetMoversMockHandler, moverFixtures } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { RankingsCard } from './RankingsCard.tsx';

const meta = {
  title: 'Parts/RankingsCard',
  component: RankingsCard,
  args: { count: 8 },
  beforeEach({ msw }) {
    msw.use(
      getGetMoversMockHandler(({ request }) => {
        const kind = new URL(request.url).searchParams.get('kind');
        return envelopeOf(kind === 'losers' ? moverFixtures.slice(2) : moverFixtures.slice(0, 2));
      }),
    );
  },
  decorators: [onStage()],
} satisfies Meta<typeof RankingsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('one ranking at a time, in one card [I4-2-LEADERS]', async () => {
      await expect(await canvas.findByRole('rowheader', { name: /^INDRAOIL/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Losers' }));
      await expect(await canvas.findByRole('table', { name: 'Shares by fall in percent' })).toBeVisible();
      await expect(await canvas.findByRole('rowheader', { name: /^TEJASMOT/ })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/movers', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
