import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
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

/** Fills a phone; a dialog elsewhere. */
export const FullscreenOnMobile: Story = { args: { isFullscreenOnMobile: true } };

/** The title stays and the content scrolls beyond 95 % of the height. */
export const LongContent: Story = {
  args: {
    title: 'Terms',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Clause {index + 1} of the terms.</p>),
    footer: <Button>I have read them</Button>,
  },
};
