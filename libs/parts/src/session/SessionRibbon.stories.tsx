import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { SessionRibbon } from './SessionRibbon.tsx';

const at = (time: string) => Date.parse(`${time}+05:30`);
const onThursday = (time: string) => at(`2026-11-19T${time}`);

const meta = {
  title: 'Parts/SessionRibbon',
  component: SessionRibbon,
  args: { symbol: 'ARAVBANK', now: onThursday('14:32:00'), hasClosingAuction: true, isAlwaysOpen: false },
  decorators: [onStage()],
  parameters: {
    docs: {
      description: {
        component:
          'The trading day of one share: its phase, which orders work now and what comes next. **Do** feed it the server’s clock once a minute or oftener. **Don’t** make it a live region.',
      },
    },
  },
} satisfies Meta<typeof SessionRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Continuous: Story = {
  play: async ({ canvas, step, canvasElement }) => {
    await step(
      'the present is marked and told in words, and nothing is announced [I4-7-RIBBON]',
      async () => {
        await expect(await canvas.findByText('until 15:15 IST')).toBeVisible();
        await expect(canvas.getByRole('listitem', { current: 'time' })).toHaveTextContent(
          '09:15 Continuous trading',
        );
        const works = canvas.getByRole('list', { name: 'Works now' });
        await expect(works).toHaveTextContent('LimitMarketStop-lossIOC');
        await expect(
          canvas.getByText('Next at 15:15 IST: Closing auction: the reference price is found'),
        ).toBeVisible();
        await expect(canvasElement.querySelector('[aria-live], [role="status"]')).toBeNull();
      },
    );
  },
};

/** Only shares with derivatives close in the auction; the others trade on. */
export const WithoutClosingAuction: Story = {
  args: { hasClosingAuction: false, now: onThursday('15:20:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('until 15:30 IST')).toBeVisible();
    await expect(canvas.queryByText(/Closing auction/)).toBeNull();
  },
};

export const BeforeTheDay: Story = { args: { now: onThursday('08:44:59') } };
export const PreOpen: Story = { args: { now: onThursday('09:02:00') } };
/** The exchange may end it at any moment from 09:08 on. */
export const PreOpenLimitOnly: Story = {
  args: { now: onThursday('09:09:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/may end at any moment/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Works now' })).toHaveTextContent(/^Limit$/);
  },
};
export const PreOpenMatching: Story = { args: { now: onThursday('09:10:00') } };
export const PreOpenBuffer: Story = { args: { now: onThursday('09:12:00') } };
export const ClosingReference: Story = {
  args: { now: onThursday('15:15:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order reaches the exchange now.')).toBeVisible();
  },
};
export const ClosingAuction: Story = { args: { now: onThursday('15:20:00') } };
export const ClosingLimitOnly: Story = { args: { now: onThursday('15:29:00') } };
export const ClosingMatching: Story = { args: { now: onThursday('15:30:00') } };
/** Between the auction and the post-close session. */
export const BetweenSessions: Story = { args: { now: onThursday('15:40:00') } };
export const PostClose: Story = { args: { now: onThursday('15:55:00') } };
export const AfterTheDay: Story = {
  args: { now: at('2026-11-20T16:00:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens Mon, 23 Nov 2026, 09:00 IST')).toBeVisible();
    await expect(canvas.getByText('Orders wait for the next session.')).toBeVisible();
  },
};
export const Holiday: Story = {
  args: { now: at('2026-11-24T11:00:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed today: Guru Nanak Jayanti')).toBeVisible();
    await expect(canvas.getByText('Opens Wed, 25 Nov 2026, 09:00 IST')).toBeVisible();
  },
};
export const Halted: Story = {
  args: { halt: { symbol: 'ARAVBANK', endsAt: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trading halted')).toBeVisible();
    await expect(canvas.getByText('Nothing trades in ARAVBANK until the halt is lifted.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Works now' })).toBeNull();
  },
};
/** The index has fallen too far: nothing trades anywhere, also where the sandbox trades at any hour. */
export const MarketHalted: Story = {
  args: { isAlwaysOpen: true, halt: { symbol: null, endsAt: onThursday('15:17:00') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trading in the whole market is halted.')).toBeVisible();
    await expect(canvas.getByText('until 15:17 IST')).toBeVisible();
    await expect(canvas.queryByText(/sandbox trades at any hour/)).toBeNull();
  },
};
/** As the header: the market is open, and why is told once. */
export const SandboxAtAnyHour: Story = {
  args: { isAlwaysOpen: true, now: onThursday('20:00:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Market open')).toBeVisible();
    await expect(canvas.getByText('The exchange is closed; the sandbox trades at any hour.')).toBeVisible();
    await expect(canvas.queryByText('Market closed')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Works now' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { now: onThursday('15:29:00') },
};
export const Hindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  args: { now: onThursday('15:29:00') },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: { now: onThursday('09:09:00') } };
