import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { settled } from '../internal/settled.testing.ts';
import { Modal, type ModalProps } from './Modal.tsx';

function Opened(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {/* Taller than every screen, so that a page that scrolls behind a dialog is seen. */}
      <div className="h-500" />
      <Modal title="Order" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>What the order is for.</p>
      </Modal>
    </>
  );
}

const meta = {
  title: 'Overlays/Modal/Behaviour',
  component: Opened,
  tags: ['!autodocs'],
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Order' });
  await settled();
  return dialog;
}

function expectInside(dialog: HTMLElement) {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return Promise.all([
    expect(left).toBeGreaterThanOrEqual(-0.5),
    expect(top).toBeGreaterThanOrEqual(-0.5),
    expect(right).toBeLessThanOrEqual(window.innerWidth + 0.5),
    expect(bottom).toBeLessThanOrEqual(window.innerHeight + 0.5),
  ]);
}

/** A drag as the browser reports it: press, two moves, release. */
async function drag(bar: HTMLElement, by: { x: number; y: number }) {
  const { left, top } = bar.getBoundingClientRect();
  const from = { pointerId: 1, button: 0, pointerType: 'mouse', clientX: left + 60, clientY: top + 20 };
  const to = { ...from, clientX: from.clientX + by.x, clientY: from.clientY + by.y };
  // The press is not one of the browser's own, whose pointer could be captured.
  bar.setPointerCapture = () => {};
  await fireEvent.pointerDown(bar, from);
  await fireEvent.pointerMove(bar, {
    ...from,
    clientX: from.clientX + by.x / 2,
    clientY: from.clientY + by.y / 2,
  });
  await fireEvent.pointerMove(bar, to);
  await fireEvent.pointerUp(bar, to);
}

export const MovesByItsTitleBar: Story = {
  play: async ({ step }) => {
    const dialog = await openDialog();
    const bar = within(dialog).getByText('Order').closest('header');
    if (!bar) throw new Error('the dialog has no title bar');
    const before = dialog.getBoundingClientRect();
    await step('a drag moves it as far as the pointer went', async () => {
      await drag(bar, { x: -30, y: 40 });
      await waitFor(() => expect(dialog.getBoundingClientRect().left - before.left).toBeCloseTo(-30, 0));
      await expect(dialog.getBoundingClientRect().top - before.top).toBeCloseTo(40, 0);
    });
    await step('it stays inside the viewport however far the pointer goes [I2-2-DRAG]', async () => {
      await drag(bar, { x: 5000, y: 5000 });
      await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
      await expectInside(dialog);
      await drag(bar, { x: -9000, y: -9000 });
      await waitFor(() => expect(dialog.getBoundingClientRect().left).toBeCloseTo(0, 0));
      await expectInside(dialog);
    });
    await step('the pointer that was released moves nothing any more', async () => {
      const { left } = dialog.getBoundingClientRect();
      await fireEvent.pointerMove(bar, { pointerId: 1, clientX: 600, clientY: 300 });
      await expect(dialog.getBoundingClientRect().left).toBe(left);
    });
  },
};

export const MovesByTheKeyboard: Story = {
  play: async ({ step, userEvent }) => {
    const dialog = await openDialog();
    const handle = within(dialog).getByRole('button', { name: 'Move the dialog Order' });
    const before = dialog.getBoundingClientRect();
    await step('the handle is the first stop of the Tab key, and says what the keys do', async () => {
      await waitFor(() => expect(dialog).toHaveFocus());
      await userEvent.tab();
      await expect(handle).toHaveFocus();
      await expect(handle).toHaveAccessibleDescription('Arrow keys move the dialog. Home puts it back.');
    });
    await step('arrow keys move it [I2-2-DRAG]', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(dialog.getBoundingClientRect().left - before.left).toBeCloseTo(-16, 0));
      await expect(dialog.getBoundingClientRect().top - before.top).toBeCloseTo(32, 0);
    });
    await step('not out of the viewport, and Home puts it back', async () => {
      await userEvent.keyboard('{ArrowUp>200/}');
      await expectInside(dialog);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeCloseTo(before.top, 0));
    });
    await step('Escape on the handle still closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const BackdropStaysUnlessAskedFor: Story = {
  play: async ({ step, userEvent }) => {
    await openDialog();
    await step('the page does not scroll [S4-MODAL-LOCK]', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('a press outside does nothing [S4-MODAL-CLOSE]', async () => {
      await userEvent.click(document.elementFromPoint(2, window.innerHeight - 2) ?? document.body);
      await expect(screen.getByRole('dialog', { name: 'Order' })).toBeVisible();
    });
    await step(
      'the button Close closes it, and the page scrolls again [S4-MODAL-CLOSE, S4-MODAL-LOCK]',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
      },
    );
  },
};

export const BackdropClosesWhereAskedFor: Story = {
  args: { backdropClosable: true },
  play: async ({ step, userEvent }) => {
    await openDialog();
    await step('a press outside closes it [S4-MODAL-CLOSE]', async () => {
      await userEvent.click(document.elementFromPoint(2, window.innerHeight - 2) ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const HeldIgnoresAllButItsButton: Story = {
  args: { hold: true, backdropClosable: true },
  play: async ({ step, userEvent }) => {
    await openDialog();
    await step('neither Escape nor a press outside closes it [S4-MODAL-HOLD]', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(document.elementFromPoint(2, window.innerHeight - 2) ?? document.body);
      await expect(screen.getByRole('dialog', { name: 'Order' })).toBeVisible();
    });
    await step('the button Close does [S4-MODAL-HOLD]', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const FocusStaysInside: Story = {
  args: { footer: <Button>Save</Button> },
  play: async ({ userEvent, step }) => {
    await step('Tab goes round inside of it [I2-2-STACK]', async () => {
      const dialog = await openDialog();
      await waitFor(() => expect(dialog).toHaveFocus());
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
  },
};
