import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@wealth/i18n-locale';
import { expect } from 'storybook/test';
import { StepLine } from './StepLine.tsx';

const meta = {
  title: 'Navigation/StepLine',
  component: StepLine,
  args: {
    steps: ['Verification', 'Reset Password'],
    current: 0,
    sentence: `Step 1 of 2 · ${slot('present')}, then Reset Password`,
  },
  parameters: {
    docs: {
      description: {
        component: `Where a client stands in a dialog of two or three steps. The present step is in bold where the sentence of the language has it.

**Do** write one sentence for each step, with a \`slot\` for its name. **Don’t** use it on a page of its own: that is a Stepper.`,
      },
    },
  },
} satisfies Meta<typeof StepLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Step 1 of 2 · Verification, then Reset Password',
    );
    await expect(canvas.getByText('Verification')).toHaveProperty('tagName', 'STRONG');
  },
};

export const Last: Story = {
  args: { current: 1, sentence: `Step 2 of 2 · Verification, then ${slot('present')}` },
};

export const Hindi: Story = {
  args: {
    steps: ['पासवर्ड सत्यापित करें', 'पिन सेट करें'],
    sentence: `चरण 1 / 2 · ${slot('present')}, फिर पिन सेट करें`,
  },
};
