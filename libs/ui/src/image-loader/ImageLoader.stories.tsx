import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ImageLoader } from './ImageLoader.tsx';
import { specimenCard } from './testing.ts';

const never = '/never-answered.png';

const meta = {
  title: 'Display/ImageLoader',
  component: ImageLoader,
  args: { src: specimenCard, name: 'ID Front', onStateChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A picture from the network. Its frame has its shape from the start, so that nothing moves when the
picture arrives.

**Do** name what it shows ("ID Front"). **Do** let documents be enlarged. **Do** hide the whole block through
\`onStateChange\` where a missing picture is not the client's business.

**Don’t** use it for avatars and flags, which have their own components, or for decoration.`,
      },
    },
  },
} satisfies Meta<typeof ImageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the picture shows and says what it is [S4-IMAGE-LOADER]', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: 'ID Front' })).toBeVisible());
      await expect(args.onStateChange).toHaveBeenLastCalledWith('loaded');
    });
  },
};

export const Zoomable: Story = { args: { isZoomable: true } };

/** A picture that never answers keeps its shape and says its name. */
export const NeverLoads: Story = {
  args: { src: never },
  parameters: {
    msw: { handlers: [http.get(never, () => delay('infinite'))] },
  },
  play: async ({ canvas, step }) => {
    await step('it says that it loads [S4-IMAGE-LOADER] [I2-BAD-IMAGE]', async () => {
      await expect(canvas.getByRole('img', { name: 'ID Front is loading' })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ args, canvas, step }) => {
    await step('a placeholder icon stands for it [S4-IMAGE-LOADER]', async () => {
      const placeholder = await canvas.findByRole('img', { name: 'ID Front could not be loaded' });
      await expect(placeholder.querySelector('svg')).toBeVisible();
      await expect(args.onStateChange).toHaveBeenLastCalledWith('failed');
    });
  },
};

/** No address is a failure, not a wait. */
export const NoAddress: Story = {
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ID Front could not be loaded' })).toBeVisible();
  },
};

export const Square: Story = { args: { ratio: 'square' } };

export const WholePicture: Story = { args: { ratio: 'square', fit: 'contain' } };

export const ZoomedByPointer: Story = {
  tags: ['!autodocs'],
  args: { isZoomable: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = await canvas.findByRole('button', { name: 'Enlarge ID Front' });
    await expect(args.onStateChange).toHaveBeenLastCalledWith('loaded');
    await step(
      'a click enlarges it, and the page behind stands still [S4-IMAGE-ZOOM] [I2-5-IMAGE]',
      async () => {
        await userEvent.click(open);
        await waitFor(() => expect(screen.getByRole('dialog', { name: 'ID Front' })).toBeVisible());
        await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
      },
    );
    await step('a click on the picture does nothing', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'ID Front' }));
      await userEvent.click(dialog.getByRole('img', { name: 'ID Front' }));
      await expect(screen.getByRole('dialog', { name: 'ID Front' })).toBeVisible();
    });
    await step('one outside of it closes [S4-IMAGE-ZOOM]', async () => {
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('so does the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge ID Front' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const ZoomedByKeys: Story = {
  tags: ['!autodocs'],
  args: { isZoomable: true },
  play: async ({ canvas, userEvent, step }) => {
    const open = await canvas.findByRole('button', { name: 'Enlarge ID Front' });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'ID Front' })).toBeVisible());
    await step('Escape closes it, and the page scrolls again [S4-IMAGE-ZOOM]', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
      await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    });
  },
};
