import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { Accordion, Disclosure } from './Accordion.tsx';

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: {
    onExpandedChange: fn(),
    items: [
      { id: 'charges', title: 'Charges', note: '₹64.20', content: 'Brokerage, taxes and exchange fees.' },
      { id: 'settlement', title: 'Settlement', content: 'Shares arrive one trading day after the trade.' },
      { id: 'nominee', title: 'Nominee', isDisabled: true, content: 'None.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Rows that open in place. What is closed is still found by the browser's search.

**Do** use it for what few clients need. **Don’t** hide a charge, a date or a warning that a client must see before confirming, and don't nest accordions. A single row is a Disclosure.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Card title="Questions" isFlush>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: ['charges'] } };
export const Several: Story = {
  args: { allowsMultiple: true, defaultExpanded: ['charges', 'settlement'] },
};

export const Single: Story = {
  render: () => (
    <Disclosure title="IP-26110418" note={<Badge tone="warning">Mandate pending</Badge>} headingLevel="h3">
      Two lots at the cut-off price.
    </Disclosure>
  ),
};

export const OpenedByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const charges = canvas.getByRole('button', { name: /Charges/ });
    const settlement = canvas.getByRole('button', { name: 'Settlement' });
    await step('a press opens', async () => {
      await userEvent.click(charges);
      await expect(charges).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('Brokerage, taxes and exchange fees.')).toBeVisible();
    });
    await step('opening another by the keyboard closes the first [I2-5-STRUCTURE]', async () => {
      await userEvent.tab();
      await expect(settlement).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(settlement).toHaveAttribute('aria-expanded', 'true');
      await expect(charges).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['settlement']);
    });
  },
};

export const BadInput: Story = {
  args: {
    defaultExpanded: ['long'],
    items: [
      { id: 'long', title: 'x'.repeat(500), content: 'अत्यंत लंबा उत्तर '.repeat(40) },
      { id: 'rtl', title: 'שוק ההון של מומבאי', content: 'טקסט' },
    ],
  },
};
