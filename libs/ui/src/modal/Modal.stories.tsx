import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Modal } from './Modal.tsx';
import { OverlayFooter } from './OverlayFooter.tsx';

const usage = `
A task that interrupts: the page behind it is dimmed and does not scroll, the focus stays inside and returns. From 768 px
on it is moved by its title bar, or with Tab to the handle and arrow keys.

**Do** open it with \`modals.open({ title, content })\` from anywhere; keep one decision in it; name its button by the
consequence; put actions into \`footer\`, or into \`OverlayFooter\` from within the content.

**Don’t** make the backdrop close a form that has been typed into; ask a yes-or-no question with it (\`confirm()\` does);
use \`hold\` for anything but work that must not be interrupted.
`;

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Change Password',
    children: (
      <div className="grid gap-4">
        <TextField label="Full Name" />
        <Button isFullWidth>Save</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centre: Story = {};

export const Top: Story = { args: { position: 'top' } };

export const Bottom: Story = { args: { position: 'bottom', gap: 20, width: 400 } };

/** A modal without a title is called Modal. */
export const DefaultTitle: Story = { args: { title: undefined } };

/**
 * On a phone the full width, and the height less 80 px: the head of the page with its Sandbox mark stays in sight. A
 * dialog elsewhere.
 */
export const FullscreenOnMobile: Story = {
  args: {
    isFullscreenOnMobile: true,
    children: (
      <>
        <TextField label="Full Name" />
        <OverlayFooter>
          <Button isFullWidth>Save</Button>
        </OverlayFooter>
      </>
    ),
  },
};

/** Actions stand at the foot whatever the height of the content. */
export const WithFooter: Story = {
  args: {
    children: <TextField label="Full Name" />,
    footer: (
      <>
        <Button variant="secondary">Not now</Button>
        <Button>Save</Button>
      </>
    ),
  },
};

/** Nothing but the button Close ends it. */
export const Held: Story = { args: { hold: true, backdropClosable: true } };

/** The title stays and the content scrolls beyond 95 % of the height. */
export const LongContent: Story = {
  args: {
    title: 'Terms',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Clause {index + 1} of the terms.</p>),
    footer: <Button>I have read them</Button>,
  },
};

/** 500 characters without a space, and a title that runs from right to left: both break, nothing is cut. */
export const UnusualTitles: Story = {
  args: {
    title: `${'निवेश'.repeat(20)} عنوان طويل جدا ${'A'.repeat(200)}`,
    children: <p className="wrap-anywhere">{'N'.repeat(500)}</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The page is dimmed, never the mark that says that the market is simulated. */
export const MarkStaysBright: Story = {
  args: { children: <p>The mark above is as bright as before.</p> },
  render: (args) => (
    <>
      <div className="flex justify-end">
        <SandboxMark />
      </div>
      <Modal {...args} />
    </>
  ),
};
