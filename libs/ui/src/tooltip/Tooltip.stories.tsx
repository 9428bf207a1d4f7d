import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EyeIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const usage = `
A few words about a control, while the pointer rests on it or the focus is on it.

**Do** say what the name of the control does not: the shortcut, what follows.

**Don’t** put anything there that is needed, since no finger ever sees it; don't explain a disabled button with it, since
that takes no focus (say the reason beside it); don't repeat the name.
`;

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered', docs: { description: { component: usage } } },
  args: {
    text: 'Hides every amount',
    children: (
      <IconButton aria-label="Show assets" isBordered>
        <EyeIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="px-30 py-20">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { args: { isOpen: true } };

export const Below: Story = { args: { isOpen: true, placement: 'bottom' } };

export const Beside: Story = { args: { isOpen: true, placement: 'end' } };

/** It breaks rather than leave the screen. */
export const LongText: Story = {
  args: { isOpen: true, text: 'क्या आप सभी राशियाँ छिपाना चाहते हैं? प्रतिशत फिर भी दिखाई देंगे।' },
};

export const ShowsOnFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show assets' });
    await step('the focus of the keyboard shows it, tied to the control [I2-2-SMALL]', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await screen.findByRole('tooltip');
      await expect(button).toHaveAccessibleDescription('Hides every amount');
    });
    await step('Escape hides it and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const ShowsOnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show assets' });
    // A pointer that moves on the page comes before one that enters a control.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip', {}, { timeout: 5000 })).toHaveTextContent(
      'Hides every amount',
    );
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
