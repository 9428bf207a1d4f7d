import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
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
