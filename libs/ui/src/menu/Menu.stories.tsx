import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { MoreIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { orderActions, themes } from './testing/menuExamples.tsx';

const usage = `
Actions of one thing, or a choice of one, behind one button. Letters and arrow keys move, Enter chooses, Escape closes.

**Do** put what is used most first, and what loses something last, on its own; ask before that is done.

**Don’t** hide the one action of a page in it; don't use it for the value of a field (Select).
`;

const trigger = (
  <IconButton aria-label="More" isBordered>
    <MoreIcon />
  </IconButton>
);

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '360px' } } },
  args: {
    isOpen: true,
    trigger,
    groups: orderActions,
    placement: 'bottom start',
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With icons, a second line, a disabled and a destructive option, in two groups. */
export const Actions: Story = {};

/** A group with a `selectedId` is a choice of one: a tick shows which. */
export const Choice: Story = {
  args: { groups: themes, trigger: <Button variant="secondary">Theme</Button> },
};

/** Names of 500 characters and from right to left break; the menu grows no wider than 320 px. */
export const UnusualTexts: Story = {
  args: {
    groups: [
      {
        id: 'texts',
        options: [
          { id: 'long', label: 'N'.repeat(500) },
          { id: 'rtl', label: 'إضافة إلى قائمة المراقبة' },
          { id: 'hindi', label: 'वॉच लिस्ट में जोड़ें', description: 'आपकी सूची सब उपकरणों पर एक है' },
        ],
      },
    ],
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: undefined },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await step('Enter opens it on its first usable option', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: 'More' });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Price alert' })).toHaveFocus());
    });
    await step('arrow keys pass the disabled one and wrap [I2-2-SMALL]', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Price alert' })).toHaveFocus();
    });
    await step('a ring shows where the keys are', async () => {
      await expect(screen.getByRole('menuitem', { name: 'Price alert' })).toHaveStyle({
        outlineStyle: 'solid',
      });
    });
    await step('a letter goes to its option, and Enter chooses it', async () => {
      await userEvent.keyboard('c{Enter}');
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(args.onAction).toHaveBeenCalledWith('cancel');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Escape closes it without a choice', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(args.onAction).toHaveBeenCalledTimes(1);
    });
  },
};

export const ChoosesByPointer: Story = {
  tags: ['!autodocs'],
  args: { isOpen: undefined, groups: themes },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await step('what holds at present is ticked', async () => {
      await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    });
    await step('a press chooses another', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(args.onAction).toHaveBeenCalledWith('light');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};
