import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failing,
  getUploadAvatarMockHandler,
  getUploadAvatarResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOpener } from '../../testing/DialogOpener.tsx';
import { updateAvatarDialog } from './updateAvatarDialog.ts';

const meta = {
  title: 'Screens/Profile/Update Avatar',
  component: DialogOpener,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { dialog: updateAvatarDialog },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof DialogOpener>;

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

/** What the handler of the upload was sent, in the order of the requests. */
const sent: File[] = [];

function keepSent() {
  sent.length = 0;
  return getUploadAvatarMockHandler(async ({ request }) => {
    const file = (await request.formData()).get('file');
    if (file instanceof File) sent.push(file);
    return getUploadAvatarResponseMock();
  });
}

/** Size of a file that was sent, and what it shows at the corner and in the middle: the wheat circle or the teal beside it. */
async function seenIn(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (share: number) => {
    const [red = 0] = context?.getImageData(width * share, height * share, 1, 1).data ?? [];
    return red > 127 ? 'wheat' : 'teal';
  };
  return { width, height, corner: colourAt(0.1), middle: colourAt(0.5) };
}

export const Empty: Story = {
  play: async () => {
    const button = await (await dialog()).findByRole('button', { name: 'Upload Avatar' }, patience);
    await expect(button).toBeDisabled();
    await expect((await dialog()).getByText(/drop it here/)).toBeVisible();
  },
};

export const WithAnAvatar: Story = {
  parameters: staged({ profile: { avatar: '/files/avatar' } }),
  play: async () => {
    const name = await (await dialog()).findByText('Existing Avatar', {}, patience);
    // What comes in may be looked at in its first frame.
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const Cropped: Story = {
  play: async ({ userEvent, step }) => {
    const file = await drawPicture('portrait-illustration-2026-11-19-sandbox-and-much-more.png');
    await (await dialog()).findByText(/drop it here/, {}, patience);
    const heightBefore = (await screen.findByRole('dialog')).getBoundingClientRect().height;
    const shown = await chooseFile(userEvent, file);
    await step('a round preview of 64 px is labelled [S2-AVATAR-PREVIEW] [S4-AVATAR-STATES]', async () => {
      await expect(await shown.findByText('Avatar Preview', {}, patience)).toBeVisible();
      const preview = screen.getByRole('dialog').querySelector('.rounded-full img')?.parentElement;
      await expect(preview).toHaveStyle({ width: '64px', height: '64px', overflow: 'hidden' });
    });
    await step('the name takes 220 px, and nothing jumps', async () => {
      await expect(shown.getByTitle(file.name).getBoundingClientRect().width).toBeLessThanOrEqual(220);
      const height = screen.getByRole('dialog').getBoundingClientRect().height;
      await expect(Math.abs(height - heightBefore)).toBeLessThan(12);
    });
    await expect(shown.getByRole('button', { name: 'Upload Avatar' })).toBeEnabled();
  },
};

/** The picture is a circle on a ground that only shows at the corners of the first crop. */
export const SendsWhatTheFrameShows: Story = {
  beforeEach({ msw }) {
    msw.use(keepSent());
  },
  play: async ({ userEvent, step }) => {
    const shown = await chooseFile(userEvent, await drawPicture('me.png'));
    await shown.findByText('Avatar Preview', {}, patience);
    await step('pressed at once after the zoom, it waits for that crop [I3A-USE-1] [I2-7-MSW]', async () => {
      shown.getByRole('application', { name: 'Avatar' }).focus();
      await userEvent.keyboard('++++');
      await userEvent.click(shown.getByRole('button', { name: 'Upload Avatar' }));
      await expect(shown.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
      await expect(sent).toEqual([]);
      await expect(await screen.findByText('Avatar uploaded successfully', {}, patience)).toBeVisible();
    });
    await step(
      'the square JPEG avatar.jpg [S2-AVATAR-CROP] [S5-AVATAR-CROP] [S5-AVATAR-JPEG] [I2-4-OUTPUT]',
      async () => {
        await expect(sent.map(({ name, type }) => [name, type])).toEqual([['avatar.jpg', 'image/jpeg']]);
        const [file] = sent;
        if (!file) throw new RangeError('Nothing was sent.');
        await expect(await seenIn(file)).toEqual({
          width: 240,
          height: 240,
          corner: 'wheat',
          middle: 'wheat',
        });
      },
    );
  },
};

export const HeicPhoto: Story = {
  play: async ({ userEvent }) => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0042.HEIC', { type: 'image/heic' });
    const shown = await chooseFile(userEvent, heic);
    await expect(await shown.findByText(/^This photo is in HEIC form\./)).toBeVisible();
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
