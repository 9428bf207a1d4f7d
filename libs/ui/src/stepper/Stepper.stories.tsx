import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Steps', steps: ['Agreement', 'Base', 'ID', 'Status'], current: 1 },
  parameters: {
    docs: {
      description: {
        component: `Where a client stands in a form of several pages. Below 768 px it is one bar for each step, with "Step 2 of 4" and the name of the next one.

**Do** keep names to one or two words, three to five of them. **Don’t** make it the way back: the page's own buttons lead on and back.`,
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfFour: Story = {
  play: async ({ canvas, step }) => {
    await step('the present step is told [I2-5-STRUCTURE]', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
      await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('2Base');
      await expect(canvas.getByRole('img', { name: 'Done' })).toBeInTheDocument();
    });
  },
};

export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 3 } };

/** All pages are behind the client. */
export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem', { current: 'step' })).toBeNull();
    await expect(canvas.getAllByRole('img', { name: 'Done' })).toHaveLength(4);
  },
};

export const HindiNames: Story = {
  args: { steps: ['अनुबंध और शर्तें', 'मूल जानकारी', 'पहचान पत्र', 'स्थिति'] },
};
