import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { drawPicture, fileOf, pngHeader, pngOfBytes } from '../image-file/testing.ts';
import { specimenCard } from '../image-loader/testing.ts';
import { ImageUpload } from './ImageUpload.tsx';
import { arrives, arrivesAtThird, drop, fails, staysHalfway } from './testing.ts';

const meta = {
  title: 'Inputs/ImageUpload',
  component: ImageUpload,
  args: { label: 'Evidence', upload: arrives, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Several images, each sent as soon as it is chosen, with preview, progress, retry and removal. Files are
checked by their first bytes before anything is shown or sent.

**Do** submit the addresses that \`onChange\` gives. **Do** keep the form's button enabled while images are on their
way, and say so when it is pressed. **Do** use \`ImageSlot\` for exactly one image.

**Don’t** decode or preview a file before it was checked. **Don’t** show a toast for a failed image: it says so itself.`,
      },
    },
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = [1, 2].map((number) => ({
  url: specimenCard,
  name: `order-screen-${number}.png`,
  sizeBytes: 430_080 - number * 16_384,
}));

export const Empty: Story = {};

export const WithImages: Story = { args: { defaultValue: sent } };

/** The slot goes; it is back as soon as one is removed. */
export const AtTheLimit: Story = {
  args: { defaultValue: sent, limit: 2 },
  play: async ({ canvas, step }) => {
    await step('the slot is gone [S5-UPLOAD-SLOT]', async () => {
      await expect(canvas.queryByLabelText('Evidence Add image')).toBeNull();
    });
    await step('the hint names the limit [S5-UPLOAD-HINT]', async () => {
      await expect(canvas.getByText('Supported: JPG, PNG. Max 2 images')).toBeVisible();
    });
  },
};

export const Invalid: Story = { args: { errorMessage: 'Please add at least one image.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Uploading: Story = {
  args: { upload: staysHalfway },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Evidence Add image'),
      await drawPicture({ width: 320, height: 200, name: 'order-screen.jpg' }),
    );
    const progress = await canvas.findByRole('progressbar', { name: 'Uploading order-screen.jpg' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const Failed: Story = {
  args: { upload: fails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Evidence Add image'),
      await drawPicture({ width: 320, height: 200, name: 'order-screen.jpg' }),
    );
    await expect(await canvas.findByText('Image upload failed.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    defaultValue: [
      { url: specimenCard, name: `${'अ'.repeat(490)}.png`, sizeBytes: 20_971_519 },
      { url: 'data:image/png;base64,AAAA', name: 'لقطة الشاشة.png', sizeBytes: 1 },
    ],
  },
};

/** The default limit is ten; what is over it is cut off. */
export const TwelveChosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('ten is what the hint says without a limit [S5-UPLOAD-HINT, S9-IMAGE-COUNT]', async () => {
      await expect(canvas.getByText('Supported: JPG, PNG. Max 10 images')).toBeVisible();
    });
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        drawPicture({ width: 16, height: 10, name: `${index + 1}.jpg` }),
      ),
    );
    await userEvent.upload(canvas.getByLabelText('Evidence Add image'), pictures);
    await step('ten are sent, the others are cut off [S5-UPLOAD-MAX, S9-IMAGE-COUNT]', async () => {
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(10));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
      await expect(canvas.queryByText('11.jpg')).toBeNull();
    });
    await step('the slot is gone until one is removed [S5-UPLOAD-SLOT]', async () => {
      await expect(canvas.queryByLabelText('Evidence Add image')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove 10.jpg' }));
      await expect(await canvas.findByLabelText('Evidence Add image')).toHaveFocus();
    });
  },
};

const notAnImage = 'Only image files are allowed.';
const tooManyBytes = 'Image must be smaller than 20MB.';
const tooManyPixels = 'An image may have at most 64 megapixels and 16,384 pixels a side.';

/** In an order in which each changes what is said. */
const refusedFiles = [
  { file: fileOf(['notes'], 'notes.txt', 'text/plain'), text: notAnImage },
  { file: pngOfBytes(22_020_096), text: tooManyBytes },
  { file: fileOf([], 'empty.png', 'image/png'), text: notAnImage },
  { file: fileOf([pngHeader(20_000, 20_000)], 'huge.png', 'image/png'), text: tooManyPixels },
  { file: fileOf(['<svg/>'], 'drawing.png', 'image/png'), text: notAnImage },
  { file: pngOfBytes(20_971_520), text: tooManyBytes },
  { file: fileOf(['<html>'], 'page.jpg', 'image/jpeg'), text: notAnImage },
];

/** Each bad file is refused in words, and nothing is shown or sent. */
export const RefusedFiles: Story = {
  tags: ['!autodocs'],
  args: { upload: fn(arrives) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Evidence Add image');
    for (const { file, text } of refusedFiles) {
      await fireEvent.change(input, { target: { files: [file] } });
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(`Supported: JPG, PNG. Max 10 images ${text}`);
    }
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const DroppedAndRemoved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Evidence Add image');
    const picture = await drawPicture({ width: 320, height: 200, name: 'order-screen.jpg' });
    await step('a dropped file is sent', async () => {
      drop(input, picture);
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: 'Preview of order-screen.jpg' })).toBeVisible(),
      );
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith([
          expect.objectContaining({ url: '/files/order-screen.jpg' }),
        ]),
      );
    });
    await step('Tab reaches its button, Enter removes it, focus goes to the slot [I2-3-UPLOAD]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove order-screen.jpg' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.queryByRole('img')).toBeNull();
      await waitFor(() => expect(input).toHaveFocus());
    });
  },
};

export const SentAgain: Story = {
  tags: ['!autodocs'],
  args: { upload: arrivesAtThird() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Evidence Add image'),
      await drawPicture({ width: 320, height: 200, name: 'order-screen.jpg' }),
    );
    await expect(await canvas.findByText('Image upload failed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry order-screen.jpg' }));
    await expect(await canvas.findByText('Upload failed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry order-screen.jpg' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText('Upload failed.')).toBeNull();
  },
};
