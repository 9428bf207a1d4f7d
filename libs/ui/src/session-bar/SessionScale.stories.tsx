import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionScale } from './SessionScale.tsx';

const at = (time: string) => Date.parse(`2026-11-19T${time}:00+05:30`);

const names = {
  preOpen: '09:00 IST Pre-open auction',
  continuous: '09:15 IST Continuous trading',
  closingAuction: '15:15 IST Closing auction',
  postClose: '15:50 IST Post-close session',
};

const segments = [
  { part: 'preOpen', startsAt: at('09:00'), endsAt: at('09:15') },
  { part: 'continuous', startsAt: at('09:15'), endsAt: at('15:15') },
  { part: 'closingAuction', startsAt: at('15:15'), endsAt: at('15:35') },
  { part: 'postClose', startsAt: at('15:50'), endsAt: at('16:00') },
] as const;

const meta = {
  title: 'Finance/SessionScale',
  component: SessionScale<keyof typeof names>,
  args: {
    'aria-label': 'Phases of the day',
    now: at('14:32'),
    segments,
    textOf: ({ part }) => names[part],
    nowText: 'now 14:32 IST',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A SessionBar with its words: each beneath its part, and now beneath the tick. **Do** give it the hours in IST. **Don’t** use it where only a line has room.',
      },
    },
  },
} satisfies Meta<typeof SessionScale<keyof typeof names>>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element | null) => {
  const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
  return left + width / 2;
};

export const Continuous: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const part = (name: string) => canvasElement.querySelector(`svg [data-part="${name}"]`);
    await step('now stands under its tick [I4B-E17]', async () => {
      const now = canvas.getByText('now 14:32 IST');
      await waitFor(() =>
        expect(Math.abs(middleOf(now) - middleOf(canvasElement.querySelector('[data-now]')))).toBeLessThan(3),
      );
    });
    await step('words begin under their parts [I4B-E17]', async () => {
      const word = canvas.getByRole('listitem', { current: 'time' });
      await expect(word).toHaveTextContent(names.continuous);
      const left = part('continuous')?.getBoundingClientRect().left ?? 0;
      await expect(Math.abs(word.getBoundingClientRect().left - left)).toBeLessThan(3);
    });
  },
};

export const BeforeTheDay: Story = { args: { now: at('08:00') } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
