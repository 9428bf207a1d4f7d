import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '../drawer/Sheet.tsx';
import { Link, LinkButton } from '../link/Link.tsx';
import { SideDrawer } from '../side-drawer/SideDrawer.tsx';
import { useCloseGuard } from './closeGuard.ts';
import { Modal } from './Modal.tsx';
import { ModalHost } from './ModalHost.tsx';
import { modals } from './store.ts';

afterEach(() => act(() => modals.closeAll()));

interface Spies {
  navigate: (path: string) => void;
  onOpenHere: () => void;
}

function Content({ isTyped, onOpenHere }: { isTyped: boolean; onOpenHere: () => void }) {
  useCloseGuard(() => isTyped);
  return (
    <>
      <Link href="/note">Contract note</Link>
      <LinkButton href="/limits">Limits</LinkButton>
      <Link href="/terms" onOpenHere={onOpenHere}>
        The terms in full
      </Link>
      <Link href="/terms" target="_blank">
        Terms
      </Link>
      <a href="/note.pdf" download>
        Save the note
      </a>
      <a href="tel:14416">Call for help</a>
    </>
  );
}

const overlays = {
  modal: (content: React.ReactNode) => (
    <Modal isOpen onClose={() => {}} title="Order">
      {content}
    </Modal>
  ),
  sheet: (content: React.ReactNode) => (
    <Sheet isOpen onClose={() => {}} title="Order" height="80vh">
      {content}
    </Sheet>
  ),
  'side drawer': (content: React.ReactNode) => (
    <SideDrawer isOpen onClose={() => {}} title="Order">
      {content}
    </SideDrawer>
  ),
};

function open(kind: keyof typeof overlays, isTyped = true) {
  const spies = { navigate: vi.fn<Spies['navigate']>(), onOpenHere: vi.fn<Spies['onOpenHere']>() };
  render(
    <RouterProvider navigate={spies.navigate}>
      {overlays[kind](<Content isTyped={isTyped} onOpenHere={spies.onOpenHere} />)}
      <ModalHost />
    </RouterProvider>,
  );
  return { user: userEvent.setup(), ...spies };
}

const link = (name: string) => screen.getByRole('link', { name });
const question = () => screen.queryByText('Discard what you typed?');

describe.each(['modal', 'sheet', 'side drawer'] as const)('a link in a %s [I3A-FRICTION-CLOSE]', (kind) => {
  it.each(['Contract note', 'Limits'])('asks before it leads away from what was typed: %s', async (name) => {
    const { user, navigate } = open(kind);
    await user.click(link(name));
    expect(question()).not.toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(navigate).not.toHaveBeenCalled();

    link(name).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  });

  it('asks nothing where something opens above it, and it stays', async () => {
    const { user, onOpenHere } = open(kind);
    await user.click(link('The terms in full'));
    expect(onOpenHere).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it('asks nothing where nothing was typed', async () => {
    const { user, navigate } = open(kind, false);
    await user.click(link('Contract note'));
    expect(navigate).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it.each([
    ['another tab', 'Terms', '{Shift}'],
    ['another tab by a key', 'Contract note', '{Control>}'],
    ['a file', 'Save the note', '{Shift}'],
    ['a call', 'Call for help', '{Shift}'],
  ])('asks nothing on the way to %s', async (_what, name, key) => {
    const { user } = open(kind);
    // No browser of a test goes there.
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true, capture: true });
    await user.keyboard(key);
    await user.click(link(name));
    await user.keyboard('{/Control}');
    expect(followed).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });
});
