import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

/** One petrol pixel: a picture that loads without a network. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAtQXAAAACwAAAAAAQABAAACAkQBADs=';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'asha Namuna' },
  parameters: {
    docs: {
      description: {
        component: `The client's picture; the first letter of the name while there is none.

**Do** give the name, also when the letter shows: it is what a screen reader says. **Do** set \`isDecorative\` where a
button or a heading beside it says the name already. **Do** give a \`seed\` where several people stand in one list.

**Don’t** ask another site for a placeholder: that tells it who is signed in. **Don’t** use it for companies or
instruments.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};

/** 24, 36, 48 and 64 px. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="xs" />
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

export const Large: Story = { args: { size: 'lg' } };

export const NoName: Story = { args: { name: '' } };

/** The shape comes from the seed: always the same for the same client. */
export const Generated: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {['100482', '100483', '100491', '100510', '100544', '100587'].map((seed) => (
        <Avatar key={seed} {...args} size="lg" seed={seed} />
      ))}
    </div>
  ),
};

export const DevanagariName: Story = { args: { name: 'किरण नमूना', size: 'lg' } };

const unusualNames = [
  'محمد عبد الله',
  'e\u{301}lodie',
  '👩🏽‍💻 Asha',
  '"Asha"',
  'अ'.repeat(500),
  `A${'\u{301}'.repeat(40)}sha`,
];

/** Right to left, combining marks, an emoji, quotes, 500 characters: one letter each, inside its circle. */
export const UnusualNames: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {unusualNames.map((name) => (
        <Avatar key={name} name={name} size="lg" seed={name} />
      ))}
    </div>
  ),
};

export const Picture: Story = { args: { src: picture } };

/** A picture that fails leaves the initial. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'the picture that failed is gone, the initial stands for it [S8-AVATAR-PLACEHOLDER]',
      async () => {
        await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
        await expect(canvas.getByText('A')).toBeVisible();
        await expect(canvas.getByRole('img', { name: 'Avatar of asha Namuna' })).toBeVisible();
      },
    );
  },
};

/** The initial stays until the picture is there, and returns for a next one. */
export const PictureArrives: Story = {
  tags: ['!autodocs'],
  args: { src: picture },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Avatar of asha Namuna' });
    const image = canvasElement.querySelector('img');
    if (!image) throw new Error('no picture');
    await fireEvent.load(image);
    await waitFor(() => expect(canvas.queryByText('A')).toBeNull());
    await fireEvent.error(image);
    await expect(await canvas.findByText('A')).toBeVisible();
  },
};
