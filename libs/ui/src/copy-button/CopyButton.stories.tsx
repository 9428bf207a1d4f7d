import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: '100482', label: 'UID' },
  decorators: [
    (Story) => (
      <p className="flex items-center justify-center gap-1 pt-12 text-body text-fg-muted tabular-nums">
        UID 100482 <Story />
      </p>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Copies a value that a client has to hand on: a client id, an order reference, an account number.

**Do** name the value ("UID"): the button, the message and the screen reader use the name. **Do** set \`align\` near
the edge of a panel. **Don’t** offer it for secrets. **Don’t** show a toast as well: the message at the button is enough.`,
      },
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several values at once, with words. */
export const WithWords: Story = {
  args: { value: '100482\n100483', words: { copy: 'Copy both', copied: 'Both are copied' } },
};

export const NothingToCopy: Story = { args: { value: '' } };

function giveClipboard(writeText: () => Promise<void>) {
  const spy = fn(writeText);
  spyOn(navigator.clipboard, 'writeText').mockImplementation(spy);
  return spy;
}

/** The message stays for two seconds. */
export const Copied: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy UID' });
    await step('a click copies and says so', async () => {
      const writeText = giveClipboard(() => Promise.resolve());
      await userEvent.click(button);
      await expect(await canvas.findByText('UID has copied')).toBeVisible();
      await expect(writeText).toHaveBeenCalledWith('100482');
    });
    await step('so does Enter [I2-5-PEOPLE]', async () => {
      const writeText = giveClipboard(() => Promise.resolve());
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('UID has copied')).toBeVisible();
      await expect(writeText).toHaveBeenCalledTimes(1);
    });
  },
};

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    giveClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(await canvas.findByText('Copy failed! Please try manually.')).toBeVisible();
  },
};
