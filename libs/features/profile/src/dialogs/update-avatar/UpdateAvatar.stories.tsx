import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOpener, type DialogOpenerProps } from '../../testing/DialogOpener.tsx';
import { storySession } from '../../testing/storySession.ts';
import { openUpdateAvatar } from './openUpdateAvatar.ts';

const meta = {
  title: 'Screens/Profile/Update Avatar',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { open: openUpdateAvatar },
  loaders: [async () => ({ session: await storySession() })],
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  render: (args, { loaded: { session } }) => <DialogOpener {...args} session={session} />,
} satisfies Meta<Pick<DialogOpenerProps, 'open'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds: the chunk of the dialog has to arrive. */
const patience = { timeout: 10_000 };

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Update Avatar' }));

/** A picture with an edge, drawn by the browser. */
async function drawPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(900, 600);
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('This browser draws no canvas.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, 900, 600);
  context.fillStyle = 'wheat';
  context.arc(450, 300, 200, 0, 2 * Math.PI);
  context.fill();
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function chooseFile(
  userEvent: { upload: (element: HTMLElement, file: File) => Promise<void> },
  file: File,
) {
  const input = await (await dialog()).findByLabelText('Choose image', { selector: 'input' }, patience);
  await userEvent.upload(input, file);
  return dialog();
}

export const Empty: Story = {
  play: async () => {
    const button = await (await dialog()).findByRole('button', { name: 'Upload Avatar' }, patience);
    await expect(button).toBeDisabled();
  },
};

/** [S4-AVATAR-STATES] with the real cropper. */
export const Cropped: Story = {
  play: async ({ userEvent }) => {
    const file = await drawPicture('portrait-illustration-2026-11-19-sandbox-and-much-more.png');
    const shown = await chooseFile(userEvent, file);
    await expect(await shown.findByText('Avatar Preview', {}, patience)).toBeVisible();
    await expect(shown.getByTitle(file.name).getBoundingClientRect().width).toBeLessThanOrEqual(220);
    await expect(shown.getByRole('button', { name: 'Upload Avatar' })).toBeEnabled();
  },
};

export const Refused: Story = {
  play: async ({ userEvent }) => {
    const shown = await chooseFile(userEvent, new File(['<html>'], 'page.png', { type: 'image/png' }));
    await expect(await shown.findByText('Only image files are allowed.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/avatar', { status: 500, message: 'Out of order' }));
  },
  play: async ({ userEvent }) => {
    const shown = await chooseFile(userEvent, await drawPicture('me.png'));
    await shown.findByText('Avatar Preview', {}, patience);
    await userEvent.click(shown.getByRole('button', { name: 'Upload Avatar' }));
    await expect(await screen.findByText('Upload failed')).toBeVisible();
    await expect(shown.getByText('Avatar Preview')).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ userEvent }) => {
    const shown = await chooseFile(userEvent, await drawPicture('me.png'));
    await shown.findByText('Avatar Preview', {}, patience);
    await userEvent.click(shown.getByRole('button', { name: 'Upload Avatar' }));
    await expect(await screen.findByText('Avatar uploaded successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Update Avatar' })).toBeNull());
  },
};
