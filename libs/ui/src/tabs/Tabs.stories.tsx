import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: {
    'aria-label': 'Market',
    value: 'all',
    onChange: fn(),
    items: [
      { value: 'all', label: 'All' },
      { value: 'stock', label: 'Stock' },
      { value: 'otc', label: 'OTC' },
      { value: 'ipo', label: 'IPO' },
    ],
    children: 'What the tabs filter.',
  },
  render: function Controlled(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `Views of one subject, one at a time. Arrow keys move along, a tab is chosen as it gets the focus; where they do not fit, the row scrolls and brings the chosen one into view.

**Do** keep names to a word or two, and put the count behind. **Don’t** use tabs for the steps of a form (Stepper) or for two choices of one figure (SegmentedControl).`,
      },
    },
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs filter what stands below them. */
export const Filter: Story = {};

/** Each tab has content of its own. */
export const Contents: Story = {
  args: {
    'aria-label': 'Portfolio',
    value: 'holding',
    items: [
      { value: 'summary', label: 'Summary', content: 'Five figures' },
      { value: 'holding', label: 'Holdings', count: 9, content: 'Nine rows' },
      { value: 'awaiting', label: 'Awaiting', count: 2, content: 'Two orders' },
      { value: 'history', label: 'History', isDisabled: true, content: 'Grouped by day' },
    ],
  },
};

export const ChosenByKeys: Story = {
  tags: ['!autodocs'],
  args: Contents.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Holdings/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Awaiting/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('awaiting');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two orders');
  },
};

/** On a narrow screen the row scrolls; the chosen tab is in view from the start. */
export const Narrow: Story = {
  args: {
    'aria-label': 'Segments',
    value: 'history',
    items: ['Summary', 'Holdings', 'Awaiting', 'Dividends', 'History'].map((label) => ({
      value: label.toLowerCase(),
      label,
      count: 148,
    })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-75">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist', { name: 'Segments' });
    const inView = (name: RegExp) => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const { left, right } = list.getBoundingClientRect();
      return tab.left >= left - 1 && tab.right <= right + 1;
    };
    await expect(inView(/History/)).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: /History/ }));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inView(/Summary/)).toBe(true));
  },
};

export const BadInput: Story = {
  args: {
    value: 'long',
    items: [
      { value: 'long', label: 'x'.repeat(500), content: 'Nothing is cut.' },
      { value: 'rtl', label: 'שוק ההון', count: Number.MAX_SAFE_INTEGER, content: 'טקסט' },
    ],
  },
};
