import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { AppearanceIcon, BankIcon, SecurityIcon, UserIcon } from '../icon/icons.ts';
import { MenuGroup, MenuItem } from './MenuItem.tsx';

const meta = {
  title: 'Navigation/MenuItem',
  component: MenuItem,
  args: { icon: <BankIcon />, children: 'Bank Accounts', trailing: '2 linked', onPress: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-100 bg-surface-raised py-2">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One row of a list of places or actions, as in the user drawer; a MenuGroup opens the rows beneath it.

**Do** keep labels to a few words. **Don’t** nest deeper than one level.`,
      },
    },
  },
} satisfies Meta<typeof MenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};

export const LinkToAPage: Story = { args: { href: '#bank-section', onPress: undefined } };

export const Disabled: Story = { args: { isDisabled: true } };

function Groups() {
  const [open, setOpen] = useState<string | null>('profile');
  const toggle = (name: string) => (isExpanded: boolean) => setOpen(isExpanded ? name : null);
  return (
    <>
      <MenuGroup
        label="Profile"
        icon={<UserIcon />}
        isExpanded={open === 'profile'}
        onExpandedChange={toggle('profile')}
      >
        <MenuItem level="nested">Update Avatar</MenuItem>
        <MenuItem level="nested" trailing={<Badge tone="positive">Approved</Badge>}>
          View KYC
        </MenuItem>
      </MenuGroup>
      <MenuGroup
        label="Security"
        icon={<SecurityIcon />}
        isExpanded={open === 'security'}
        onExpandedChange={toggle('security')}
      >
        <MenuItem level="nested">Set PIN</MenuItem>
      </MenuGroup>
      <MenuItem icon={<AppearanceIcon />} trailing="Light · Comfortable">
        Appearance
      </MenuItem>
    </>
  );
}

/** Groups expand in place. */
export const Grouped: Story = {
  render: () => <Groups />,
  play: async ({ canvas, userEvent }) => {
    const security = canvas.getByRole('button', { name: 'Security' });
    await expect(security).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(security);
    await expect(security).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Set PIN' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Update Avatar' })).toBeNull();
    // The closed one is still to be seen while it closes.
    await waitFor(() =>
      expect(document.querySelector('[role=group][aria-hidden=true]:not([hidden])')).toBeNull(),
    );
  },
};

export const PressedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Bank Accounts/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const BadInput: Story = { args: { children: 'x'.repeat(500), trailing: 'שוק ההון' } };
