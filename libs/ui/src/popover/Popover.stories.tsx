import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { BellIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { Notice } from './Notice.tsx';
import { NoticeExamples } from './testing/NoticeExamples.tsx';
import { Popover } from './Popover.tsx';

const usage = `
More about the control that opened it, beside it. The page stays as it is; Escape and a press outside close it, and the
focus returns.

**Do** keep it short and say where the whole list is; give rows \`isFlush\`.

**Don’t** put a form with money into it (a drawer), or a list of actions (a menu).
`;

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    trigger: <Button variant="secondary">About the price band</Button>,
    title: 'Price band',
    placement: 'bottom start',
    children: <p>Orders outside of ₹1,376.80 – ₹1,682.70 are refused by the exchange today.</p>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What the bell opens: 404 px, the five newest, unread ones with a dot and the word. */
export const Notices: Story = {
  args: {
    trigger: (
      <IconButton aria-label="Notifications, 2 unread" isBordered>
        <BellIcon />
      </IconButton>
    ),
    title: 'Notifications',
    width: 404,
    isFlush: true,
    note: <Badge tone="accent">2 new</Badge>,
    action: (
      <Button variant="ghost" size="sm">
        Mark all read
      </Button>
    ),
    children: <NoticeExamples onPress={fn()} />,
    footer: (
      <>
        <Link href="#all">All notifications</Link>
        <Link href="#settings">Settings</Link>
      </>
    ),
  },
};

/** More than the screen holds: the content scrolls, title and foot stay. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Rule {index + 1} of the exchange.</p>),
    footer: <Link href="#rules">All rules</Link>,
  },
};

/** 500 characters and a right-to-left text break inside their row. */
export const UnusualTexts: Story = {
  args: {
    isFlush: true,
    children: (
      <>
        <Notice isUnread icon={<BellIcon />} title={'N'.repeat(500)} text="عنوان طويل جدا" time="14:08" />
        <Notice icon={<BellIcon />} title="निवेश की जानकारी" text={'Z̷̧͓̆a̴l̵g̶o'.repeat(20)} time="18 Nov" />
      </>
    ),
  },
};

export const OpensAndReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: undefined, children: ({ close }) => <Button onPress={close}>Understood</Button> },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'About the price band' });
    await step('the control says that it opens something', async () => {
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Price band' });
    });
    await step('Escape closes it and the focus returns [I2-2-SMALL]', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('so does a control of its own', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and a press outside', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Price band' });
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
