import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { drawPicture, fileOf, jpegHeader, pngHeader, withOrientation } from '../image-file/testing.ts';
import { Cropper } from './Cropper.tsx';
import type { CropperProps } from './cropperProps.ts';

const meta = {
  title: 'Inputs/Cropper/Interactions',
  component: Cropper,
  tags: ['!autodocs'],
  args: {
    file: new Blob(),
    label: 'Crop area',
    fileName: 'avatar.jpg',
    onChange: fn(),
    onDue: fn(),
    onError: fn(),
  },
  // The stage is then 360 × 280 px, and the picture is drawn at 360 × 240.
  loaders: [async () => ({ file: await drawPicture({ width: 900, height: 600 }) })],
  render: (args, { loaded: { file } }) => (
    <div className="w-90">
      <Cropper {...args} file={file instanceof Blob ? file : args.file} />
    </div>
  ),
} satisfies Meta<typeof Cropper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds: the debounce of 500 and the browser's own decoder, on a slow machine. */
const patience = { timeout: 8000 };

function lastCrop(onChange: CropperProps['onChange']): File {
  const crop = mocked(onChange).mock.lastCall?.[0];
  if (!crop) throw new Error('nothing was cropped');
  return crop;
}

async function pixelsOf(crop: File) {
  const bitmap = await createImageBitmap(crop);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.drawImage(bitmap, 0, 0);
  /** Red, green and blue as on or off, at shares of the picture's sides. */
  function colourAt(x: number, y: number): string {
    const at = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data;
    return [0, 1, 2].map((channel) => ((at?.[channel] ?? 0) > 127 ? '1' : '0')).join('');
  }
  return { width, height, colourAt };
}

/** 80 % of the visible picture's shorter side [S9-CROP-AREA] [S5-AVATAR-JPEG]. */
export const CropsTheMiddle: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => lastCrop(args.onChange), patience);
    const crop = lastCrop(args.onChange);
    const { width, height, colourAt } = await pixelsOf(crop);
    await expect([crop.name, crop.type]).toEqual(['avatar.jpg', 'image/jpeg']);
    await expect([width, height]).toEqual([480, 480]);
    await expect([colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8)]).toEqual(['100', '010', '001']);
    await expect(canvas.getByRole('application', { name: 'Crop area' })).toHaveStyle({ width: '192px' });
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Red, green, blue and yellow quarters: which of them lie top left, top right and bottom left tells how it is turned. */
export const Turned: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const quarters = async () => {
      const { width, height, colourAt } = await pixelsOf(lastCrop(args.onChange));
      return [width, height, colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8)];
    };
    await waitFor(() => lastCrop(args.onChange), patience);
    await step('a press turns it by 90 degrees, clockwise [I3A-FRICTION-TURN]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn by 90 degrees' }));
      await expect(args.onDue).toHaveBeenCalled();
      await waitFor(async () => expect(await quarters()).toEqual([480, 480, '001', '100', '110']), patience);
    });
    await step('R turns it on', async () => {
      canvas.getByRole('application', { name: 'Crop area' }).focus();
      await userEvent.keyboard('r');
      await waitFor(async () => expect(await quarters()).toEqual([480, 480, '110', '001', '010']), patience);
    });
    await step('it moves over its whole width when it stands on its side', async () => {
      await userEvent.keyboard('r');
      await userEvent.keyboard('{ArrowDown>30/}');
      // Turned by 270 degrees: what was right is on top, and the top of it is in the frame.
      await waitFor(async () => expect((await quarters()).slice(2)).toEqual(['010', '110', '010']), patience);
    });
    await step('to centre it is another control, and leaves the turn', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Centre the picture' }));
      await waitFor(async () => expect((await quarters()).slice(2)).toEqual(['010', '110', '100']), patience);
    });
  },
};

/** As many pixels as are taken at all. */
export const SixtyFourMegapixels: Story = {
  loaders: [async () => ({ file: await drawPicture({ width: 8000, height: 8000 }) })],
  play: async ({ args }) => {
    await waitFor(() => lastCrop(args.onChange), { timeout: 20_000 });
    const { width, colourAt } = await pixelsOf(lastCrop(args.onChange));
    await expect([width, colourAt(0.2, 0.2), colourAt(0.8, 0.8)]).toEqual([1024, '100', '110']);
  },
};

/** More than the output holds: reduced to 1024 px [S9-CROP-PREVIEW]. */
export const LargePicture: Story = {
  loaders: [async () => ({ file: await drawPicture({ width: 4000, height: 3000 }) })],
  play: async ({ args }) => {
    await waitFor(() => lastCrop(args.onChange), patience);
    const { width, height, colourAt } = await pixelsOf(lastCrop(args.onChange));
    await expect([width, height]).toEqual([1024, 1024]);
    await expect([colourAt(0.2, 0.2), colourAt(0.8, 0.8)]).toEqual(['100', '110']);
  },
};

/** Lies in the file on its side, as a phone held upright writes it. */
export const TurnedByExif: Story = {
  loaders: [async () => ({ file: await withOrientation(await drawPicture({ width: 900, height: 600 }), 6) })],
  play: async ({ args, canvas, userEvent, step }) => {
    await waitFor(() => lastCrop(args.onChange), patience);
    const { colourAt } = await pixelsOf(lastCrop(args.onChange));
    // Turned by 90° clockwise: red, top left in the file, is top right.
    await expect([colourAt(0.8, 0.2), colourAt(0.8, 0.8), colourAt(0.2, 0.2)]).toEqual(['100', '010', '001']);
    await step('beside its middle too', async () => {
      canvas.getByRole('application').focus();
      await userEvent.keyboard('{ArrowUp>30/}');
      await waitFor(async () => {
        const moved = await pixelsOf(lastCrop(args.onChange));
        await expect([moved.colourAt(0.2, 0.1), moved.colourAt(0.8, 0.1)]).toEqual(['110', '010']);
      }, patience);
    });
  },
};

export const TransparentOnWhite: Story = {
  loaders: [
    async () => ({
      file: await drawPicture({ width: 300, height: 300, type: 'image/png', isTransparent: true }),
    }),
  ],
  play: async ({ args }) => {
    await waitFor(() => lastCrop(args.onChange), patience);
    const { colourAt } = await pixelsOf(lastCrop(args.onChange));
    await expect(colourAt(0.5, 0.5)).toBe('111');
  },
};

export const UsedByKeys: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    const area = await canvas.findByRole('application', { name: 'Crop area' });
    await step('Tab lands on the crop area', async () => {
      await userEvent.tab();
      await expect(area).toHaveFocus();
      await expect(area).toHaveAccessibleDescription(/Arrow keys move the picture/);
    });
    await step('plus zooms, and is seen for 300 ms [S9-CROP-ZOOM]', async () => {
      await userEvent.keyboard('+');
      await expect(slider).toHaveAttribute('aria-valuetext', '125%');
      await expect(area.previousElementSibling).toHaveStyle({ transitionDuration: '0.3s' });
    });
    await step('arrows move the picture at once, as far as it goes [I2-4-KEYS]', async () => {
      await userEvent.keyboard('{ArrowRight>30/}');
      await expect(area.previousElementSibling).toHaveStyle({ transitionDuration: '0s' });
      await waitFor(async () => {
        const { width, colourAt } = await pixelsOf(lastCrop(args.onChange));
        await expect(width).toBe(384);
        // The left edge of the picture: red above, blue below.
        await expect([colourAt(0.9, 0.2), colourAt(0.9, 0.8)]).toEqual(['100', '001']);
      }, patience);
    });
    await step('Home centres it within 350 ms', async () => {
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveAttribute('aria-valuetext', '100%');
      await expect(area.previousElementSibling).toHaveStyle({ transitionDuration: '0.35s' });
    });
    await step('minus zooms out until the picture fills the frame', async () => {
      await userEvent.keyboard('---');
      await expect(slider).toHaveAttribute('aria-valuetext', '80%');
    });
  },
};

export const UsedByPointer: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    const area = await canvas.findByRole('application', { name: 'Crop area' });
    await step('one notch of the wheel changes the size by a tenth [S9-CROP-ZOOM]', async () => {
      await fireEvent.wheel(area, { deltaY: -100 });
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '110%'));
      await expect(area.previousElementSibling).toHaveStyle({ transitionDuration: '0s' });
    });
    await step('buttons zoom and centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await expect(slider).toHaveAttribute('aria-valuetext', '135%');
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await expect(slider).toHaveAttribute('aria-valuetext', '110%');
      await userEvent.click(canvas.getByRole('button', { name: 'Centre the picture' }));
      await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    });
    await step('the picture is dragged', async () => {
      await fireEvent.mouseDown(area, { clientX: 180, clientY: 140 });
      await fireEvent.mouseMove(document, { clientX: 480, clientY: 140 });
      await waitFor(async () => {
        await fireEvent.mouseUp(document);
        const { colourAt } = await pixelsOf(lastCrop(args.onChange));
        await expect([colourAt(0.9, 0.2), colourAt(0.9, 0.8)]).toEqual(['100', '001']);
      }, patience);
    });
  },
};

async function expectCleared(
  args: CropperProps,
  canvas: { queryByRole: (role: string) => HTMLElement | null },
) {
  await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(1), patience);
  await expect(args.onError).toHaveBeenCalledWith({
    code: 'imageNotLoaded',
    message: 'The image could not be loaded.',
  });
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByRole('application')).toBeNull();
}

/** A good header, nothing behind it. */
export const BrokenPicture: Story = {
  loaders: [() => ({ file: fileOf([jpegHeader(900, 600)], 'broken.jpg', 'image/jpeg') })],
  play: async ({ args, canvas, step }) => {
    await step('it is cleared and raises an error event [S8-CROPPER-LOAD] [I2-4-ERRORS]', () =>
      expectCleared(args, canvas),
    );
  },
};

/** Refused by its header: no image element ever asks the browser to decode it. */
export const Bomb: Story = {
  loaders: [() => ({ file: fileOf([pngHeader(30_000, 30_000)], 'bomb.png', 'image/png') })],
  play: async ({ args, canvas, canvasElement }) => {
    await expectCleared(args, canvas);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** [S8-CROPPER-FIT] */
export const NoRoom: Story = {
  render: (args, { loaded: { file } }) => (
    <div className="w-4">
      <Cropper {...args} file={file instanceof Blob ? file : args.file} />
    </div>
  ),
  play: async ({ args }) => {
    await waitFor(async () => {
      await expect(args.onError).toHaveBeenCalledWith({
        code: 'doesNotFit',
        message: "It's impossible to fit the cropper in the current container",
      });
    }, patience);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

function Replaced({ file, ...rest }: CropperProps) {
  const [isNext, setIsNext] = useState(false);
  const next = fileOf([jpegHeader(900, 600)], 'broken.jpg', 'image/jpeg');
  const [broken] = useState(next);
  return (
    <div className="grid w-90 gap-4">
      <Cropper {...rest} file={isNext ? broken : file} />
      <Button onPress={() => setIsNext(true)}>Choose another</Button>
    </div>
  );
}

/** Another file gets a stage of its own. No style is injected for any of them. */
export const AnotherFile: Story = {
  render: (args, { loaded: { file } }) => (
    <Replaced {...args} file={file instanceof Blob ? file : args.file} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => lastCrop(args.onChange), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
    await expectCleared(args, canvas);
    const injected = [...document.querySelectorAll('style')].filter((style) =>
      style.textContent.includes('reactEasyCrop'),
    );
    await expect(injected).toEqual([]);
  },
};
