import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { ConfirmOptions } from './confirm.ts';
import { ModalHost } from './ModalHost.tsx';
import { createModals } from './store.ts';

function AskedQuestion(options: ConfirmOptions) {
  const [store] = useState(() => createModals());
  useEffect(() => {
    void store.ask({ isDestructive: false, ...options });
    return store.closeAll;
  }, [options, store]);
  return <ModalHost store={store} />;
}

const usage = `
A yes-or-no question: \`await confirm({ message })\` answers true or false.

**Do** ask a whole sentence that names what happens; name the button by it when something is lost, and set
\`isDestructive\`, so that Enter does no harm.

**Don’t** ask about what can be undone; don't tell news with it.
`;

const meta = {
  title: 'Overlays/Confirm',
  component: AskedQuestion,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '320px' } } },
  args: { message: 'Are you sure you want to log out now?' },
} satisfies Meta<typeof AskedQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Something would be lost: Cancel has the focus, and the button says what it does. */
export const Destructive: Story = {
  args: {
    title: 'Cancel order',
    message: 'The order for 25 DAKSHBK will be withdrawn from the exchange.',
    confirmText: 'Withdraw order',
    cancelText: 'Keep it',
    isDestructive: true,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

/** The question is said together with the title, for the focus begins on a button; the backdrop closes nothing. */
export const IsDescribedByItsQuestion: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to log out now?');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(400);
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body);
    await expect(dialog).toBeInTheDocument();
  },
};

export const LongHindi: Story = {
  args: {
    title: 'लॉग आउट की पुष्टि करें',
    message: 'क्या आप वाकई अभी लॉग आउट करना चाहते हैं? आपके खुले हुए ऑर्डर एक्सचेंज पर बने रहेंगे।',
    confirmText: 'हाँ, अभी लॉग आउट करें',
    cancelText: 'नहीं, साइन इन रहें',
  },
};
