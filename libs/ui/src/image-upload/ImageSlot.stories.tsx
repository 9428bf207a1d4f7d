import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { UploadIcon } from '../icon/icons.ts';
import { drawPicture, fileOf, withOrientation } from '../image-file/testing.ts';
import { specimenCard } from '../image-loader/testing.ts';
import { DropArea } from './DropArea.tsx';
import { DropInvitation } from './DropInvitation.tsx';
import { FileButton } from './FileButton.tsx';
import { ImageSlot, type ImageSlotProps } from './ImageSlot.tsx';
import { arrives, drop, fails, staysHalfway } from './testing.ts';
import { UploadProgress } from './UploadProgress.tsx';

const meta = {
  title: 'Inputs/ImageSlot',
  component: ImageSlot,
  args: { label: 'ID Front', upload: arrives, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-94">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Room for exactly one image, as for a side of an identity card. The value is the address that the server
answered.

**Do** set \`capture\` where a document lies before the client: a phone then offers its camera first. **Do** give the
form's error as \`errorMessage\` (inside a form it comes by itself). **Don’t** use it for several images.`,
      },
    },
  },
} satisfies Meta<typeof ImageSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** On a touch screen the camera comes first; with a mouse it is the same as without. */
export const WithCamera: Story = { args: { capture: 'environment' } };

export const SentEarlier: Story = { args: { value: specimenCard } };

export const Invalid: Story = { args: { errorMessage: 'Please add the front of your ID.' } };

export const Disabled: Story = { args: { isDisabled: true } };

const ownChoice = fn();

/** For a field that chooses files in its own way: the area takes what is dropped, the button opens the chooser. */
export const DropAreaAlone: Story = {
  render: () => (
    <DropArea isInvalid={false} isDisabled={false} onDropFiles={fn()} className="min-h-42 p-4">
      <label
        htmlFor="own-file"
        className="group/slot grid cursor-pointer place-content-center justify-items-center gap-1 text-center"
      >
        <DropInvitation icon={<UploadIcon />} hint="JPG or PNG, up to 5 MB" />
      </label>
      <FileButton id="own-file" label="Choose image" onChoose={ownChoice} />
      <UploadProgress label="Uploading card.jpg" progress={0.42} valueText={(percent) => `${percent}%`} />
    </DropArea>
  ),
  play: async ({ canvas, userEvent }) => {
    ownChoice.mockClear();
    await expect(canvas.getByRole('button', { name: 'Choose image' })).toBeEnabled();
    const file = await card('me.png');
    await userEvent.upload(canvas.getByLabelText('Choose image', { selector: 'input' }), file);
    await expect(ownChoice).toHaveBeenCalledWith(file);
  },
};

async function card(name = 'id-front-specimen.jpg'): Promise<File> {
  return drawPicture({ width: 640, height: 400, name });
}

export const Uploaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('ID Front', { selector: 'input' }), await card());
    await expect(await canvas.findByText(/ · uploaded$/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('/files/id-front-specimen.jpg');
  },
};

/** Upright on the screen, on its side in the file, and noisy: more than a phone should have to send. */
async function largePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4800, 3600);
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('This browser draws no canvas.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 2400, 1800);
  for (let line = 0; line < 3600; line += 3) {
    context.fillStyle = `hsl(${(line * 137) % 360} 80% ${40 + (line % 20)}%)`;
    context.fillRect(2400 + (line % 7), line, 2400, 2);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  return withOrientation(fileOf([jpeg], 'IMG_0042.jpeg', 'image/jpeg'), 6);
}

/** Made smaller before it travels, and turned as the camera meant it. */
export const LargePhoto: Story = {
  args: { upload: fn(arrives) },
  play: async ({ args, canvas, userEvent, step }) => {
    const photo = await largePhoto();
    await userEvent.upload(canvas.getByLabelText('ID Front', { selector: 'input' }), photo);
    await waitFor(() => expect(args.upload).toHaveBeenCalled(), { timeout: 15_000 });
    const [sent] = mocked(args.upload).mock.calls[0] ?? [];
    if (!sent) throw new RangeError('Nothing was sent.');
    await step('at most 1,600 px a side and 400 kB, smaller than it was [I3A-USE-15] [I4B-D4]', async () => {
      await expect([sent.name, sent.type]).toEqual(['IMG_0042.jpg', 'image/jpeg']);
      await expect(sent.size).toBeLessThan(Math.min(photo.size, 400_001));
    });
    await step('upright: its red quarter is top right', async () => {
      const bitmap = await createImageBitmap(sent, { imageOrientation: 'none' });
      await expect([bitmap.width, bitmap.height]).toEqual([1200, 1600]);
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 900, 400, 1, 1, 0, 0, 1, 1);
      const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      await expect([red > 200, green < 60]).toEqual([true, true]);
    });
  },
};

export const Uploading: Story = {
  args: { upload: staysHalfway },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('ID Front', { selector: 'input' }), await card());
    const progress = await canvas.findByRole('progressbar', { name: 'Uploading id-front-specimen.jpg' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const Failed: Story = {
  args: { upload: fails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('ID Front', { selector: 'input' }), await card());
    await expect(await canvas.findByText('Image upload failed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The owner's words for what went wrong. */
export const FailedInOwnWords: Story = {
  ...Failed,
  args: { upload: fails, failureText: () => 'Upload failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('ID Front', { selector: 'input' }), await card());
    await expect(await canvas.findByText('Upload failed')).toBeVisible();
  },
};

/** The server shows an image of an earlier visit to nobody: there is nothing to enlarge. */
export const OfAnEarlierVisit: Story = {
  args: { value: '/files/3f0d7c1e-8f5c-4f5f-9a3e-0d6e6b0c9b1a', previewUrl: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove ID Front' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View ID Front' })).toBeNull();
  },
};

export const UsedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const input = () => canvas.getByLabelText('ID Front', { selector: 'input' });
    await step('the slot is a stop of the Tab key, and says what it takes', async () => {
      await userEvent.tab();
      await expect(input()).toHaveFocus();
      await expect(input()).toHaveAccessibleDescription(
        'Choose an image or drop it here Supported: JPG, PNG · under 20 MB',
      );
    });
    await step('a refused file leaves the slot as it was [S5-KYC-ID-TYPE]', async () => {
      await fireEvent.change(input(), {
        target: { files: [fileOf(['<svg/>'], 'id.png', 'image/png')] },
      });
      await expect(await canvas.findByText('Only image files are allowed.')).toBeVisible();
      await expect(input()).toBeInvalid();
    });
    await step('of several files the first is taken [S5-KYC-ID-ONE]', async () => {
      drop(input(), await card(), await card('other.jpg'));
      await expect(await canvas.findByText('id-front-specimen.jpg')).toBeVisible();
      await expect(canvas.queryByText('other.jpg')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('group', { name: 'ID Front' })).toHaveFocus());
    });
    await step('View enlarges it, Escape comes back', async () => {
      await canvas.findByRole('img', { name: 'ID Front' });
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'View ID Front' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'ID Front' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'View ID Front' })).toHaveFocus());
    });
    await step('Remove empties the slot, which has the focus again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('[Space]');
      await waitFor(() => expect(input()).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

function InForm(slot: ImageSlotProps) {
  const form = useForm({ defaultValues: { front: '' } });
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={({ front }) => {
        if (front === '')
          form.setError('front', { message: 'Please add the front of your ID.' }, { shouldFocus: true });
        else form.reset();
      }}
    >
      <ImageSlot {...slot} name="front" />
      <Button type="submit">Submit</Button>
    </Form>
  );
}

export const JoinsAForm: Story = {
  tags: ['!autodocs'],
  render: InForm,
  play: async ({ canvas, userEvent, step }) => {
    const input = () => canvas.getByLabelText('ID Front', { selector: 'input' });
    await step('its error stands under the slot, which gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(await canvas.findByText('Please add the front of your ID.')).toBeVisible();
      await expect(input()).toHaveFocus();
    });
    await step('a reset of the form empties the slot', async () => {
      await userEvent.upload(input(), await card());
      await canvas.findByText(/ · uploaded$/);
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(input()).toBeVisible());
      await expect(canvas.queryByText('id-front-specimen.jpg')).toBeNull();
    });
  },
};
