import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Application',
    items: [
      { id: 'submitted', title: 'Submitted', state: 'done', time: '11:04:18' },
      {
        id: 'mandate',
        title: 'Mandate pending',
        state: 'now',
        time: 'sent 11:06:02',
        text: 'Waiting for your bank.',
      },
      {
        id: 'approved',
        title: 'Mandate approved',
        state: 'next',
        text: '₹29,520.00 is blocked in your bank.',
      },
      { id: 'allotted', title: 'Allotted or not allotted', state: 'next', time: 'Mon 23 Nov' },
      { id: 'listed', title: 'Listed', state: 'next', time: 'Thu 26 Nov' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `What has happened, what happens now, what comes next. A tick, a ring and a cross say it besides the colours, and assistive technology hears "Done", the current step and "Refused".

**Do** put times at the right and the reason beneath. **Don’t** mark two steps as now, and don't use it for the pages of a form: that is a Stepper.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Mandate pending');
    await expect(canvas.getByRole('img', { name: 'Done' })).toBeVisible();
  },
};

/** Below 768 px it turns vertical. */
export const Horizontal: Story = {
  args: {
    'aria-label': 'Timeline of the issue',
    orientation: 'horizontal',
    items: [
      { id: 'applied', title: 'Applied', state: 'done', time: 'Thu 19 Nov, 11:04' },
      { id: 'mandate', title: 'Mandate until', state: 'now', time: 'Fri 20 Nov, 17:00' },
      { id: 'allotment', title: 'Allotment, T+1', state: 'next', time: 'Mon 23 Nov' },
      { id: 'released', title: 'Money released', state: 'next', time: 'Wed 25 Nov' },
      { id: 'listing', title: 'Listing, T+3', state: 'next', time: 'Thu 26 Nov' },
    ],
  },
};

export const Refused: Story = {
  args: {
    'aria-label': 'Identity check',
    items: [
      { id: 'received', title: 'Details received', state: 'done', time: '16 Nov, 10:08' },
      { id: 'check', title: 'Identity check', state: 'done', time: '17 Nov' },
      {
        id: 'refused',
        title: 'Not accepted',
        state: 'refused',
        time: '18 Nov, 11:26',
        text: 'Support can tell you which document to bring.',
      },
    ],
  },
  decorators: Vertical.decorators,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Refused' })).toBeVisible();
    await expect(canvas.queryByRole('listitem', { current: 'step' })).toBeNull();
  },
};

/** Long names wrap; nothing is cut. */
export const BadInput: Story = {
  args: {
    items: [
      { id: 'long', title: 'x'.repeat(500), state: 'done', time: '11:04:18' },
      { id: 'rtl', title: 'שוק ההון של מומבאי', state: 'now', text: 'अत्यंत लंबा वाक्य '.repeat(20) },
      { id: 'combining', title: 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́', state: 'next' },
    ],
  },
  decorators: Vertical.decorators,
};
