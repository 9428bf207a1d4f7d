import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { drawPicture } from '../image-file/testing.ts';
import { Cropper } from './Cropper.tsx';
import type { CropperProps } from './cropperProps.ts';
import { CropPreview } from './CropPreview.tsx';

function WithPreview(args: CropperProps) {
  const [crop, setCrop] = useState<File | null>(null);
  return (
    <div className="grid max-w-108 gap-4">
      <Cropper
        {...args}
        onChange={(next) => {
          setCrop(next);
          args.onChange(next);
        }}
      />
      <div className="flex min-h-16 items-center gap-4">
        {crop && <CropPreview crop={crop} label="Avatar Preview" />}
      </div>
    </div>
  );
}

const meta = {
  title: 'Inputs/Cropper',
  component: Cropper,
  args: {
    file: new Blob(),
    label: 'Crop area',
    fileName: 'avatar.jpg',
    onChange: fn(),
    onError: fn(),
  },
  loaders: [async () => ({ file: await drawPicture({ width: 900, height: 600 }) })],
  render: (args, { loaded: { file } }) => (
    <WithPreview {...args} file={file instanceof Blob ? file : args.file} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Cuts a square out of a picture, for an avatar. The frame stands still; the picture is dragged, pinched,
wheeled, or moved by arrow keys and zoomed by plus and minus under it. Every half second of rest gives a JPEG of at most
1024 px a side.

**Do** show the result beside it (\`CropPreview\`), and enable the upload by it. **Do** listen to \`onError\`: a broken
file clears the cropper, and only the owner can ask for another one. **Don’t** check or decode the file before: the
cropper refuses what is no image, or too large, by its first bytes.`,
      },
    },
  },
} satisfies Meta<typeof Cropper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};

export const Upright: Story = {
  loaders: [async () => ({ file: await drawPicture({ width: 600, height: 900 }) })],
};

/** Smaller than the frame may be: it is enlarged until it fills it. */
export const Tiny: Story = {
  loaders: [async () => ({ file: await drawPicture({ width: 12, height: 10 }) })],
};
