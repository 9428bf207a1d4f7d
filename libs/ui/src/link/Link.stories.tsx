import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DepositIcon } from '../icon/icons.ts';
import { Link, LinkButton } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#market', children: 'View all' },
  parameters: {
    docs: {
      description: {
        component: `A way to another page, or to a dialog that a sentence offers.

**Do** name where it leads ("View all holdings" rather than "here" where the card does not say it). **Don’t** use it for what changes something: that is a Button. LinkButton is for the one action of a page that leads elsewhere.`,
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Footers and other rows of many links. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Privacy' } };

/** Inside a sentence it is underlined: colour alone would not tell. */
export const Inline: Story = {
  args: { isInline: true, children: 'Privacy policy' },
  render: (args) => (
    <p>
      I agree to the Terms and <Link {...args} />.
    </p>
  ),
};

/** Without an address: opens a dialog. */
export const OpensADialog: Story = {
  args: { href: undefined, onPress: fn(), children: "I forgot password or can't sign in" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: "I forgot password or can't sign in" }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Looks like a button, goes to a page. */
export const AsButton: Story = {
  render: () => (
    <div className="flex gap-3">
      <LinkButton href="#home">Back to Home</LinkButton>
      <LinkButton href="#deposit" variant="secondary" icon={<DepositIcon size="sm" />}>
        Deposit
      </LinkButton>
    </div>
  ),
};

export const ReachedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveFocus();
  },
};

/** A name without a place to break. */
export const BadInput: Story = { args: { children: 'x'.repeat(500) } };
