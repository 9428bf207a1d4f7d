import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SideDrawer } from '../side-drawer/SideDrawer.tsx';
import { Sheet } from '../drawer/Sheet.tsx';
import { Form } from '../form/Form.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { useRequestClose } from './closeGuard.ts';
import { ModalHost } from './ModalHost.tsx';
import { closeTopOverlay } from './overlayStack.ts';
import { modals } from './store.ts';

afterEach(() => act(() => modals.closeAll()));

function NameForm({ onSaved }: { onSaved: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const requestClose = useRequestClose();
  return (
    <Form form={form} onSubmit={onSaved}>
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
      <button type="button" onClick={requestClose}>
        Cancel
      </button>
    </Form>
  );
}

function open(options: { hold?: boolean } = {}) {
  render(<ModalHost />);
  act(
    () =>
      void modals.open({
        ...options,
        title: 'Account',
        backdropClosable: true,
        content: ({ close }) => <NameForm onSaved={close} />,
      }),
  );
  return userEvent.setup();
}

const dialog = () => screen.queryByRole('dialog', { name: 'Account' });
const question = () => screen.queryByText('Discard what you typed?');
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
/** The answer arrives a moment after the press. */
async function press(user: ReturnType<typeof userEvent.setup>, label: string) {
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(question()).toBeNull());
  await act(async () => undefined);
}
const back = () => act(async () => void closeTopOverlay());

const ways = {
  'the button Close': (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Close' })),
  Escape: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'),
  'browser back': () => back(),
  'its own Cancel': (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Cancel' })),
};

describe('a form in a dialog [I3A-FRICTION-CLOSE]', () => {
  it.each(Object.entries(ways))('asks before %s loses what was typed', async (_name, leave) => {
    const user = open();
    await user.type(name(), 'Asha');
    await leave(user);

    expect(await screen.findByText('Discard what you typed?')).toBeDefined();
    await press(user, 'Keep editing');
    expect(question()).toBeNull();
    expect(name().value).toBe('Asha');

    await leave(user);
    await press(user, 'Discard');
    expect(dialog()).toBeNull();
  });

  it.each(Object.entries(ways))(
    'closes by %s without a question when nothing was typed',
    async (_name, leave) => {
      const user = open();
      await user.type(name(), 'A');
      await user.clear(name());
      await leave(user);

      expect(dialog()).toBeNull();
      expect(question()).toBeNull();
    },
  );

  it('takes Back in the question for Keep editing', async () => {
    const user = open();
    await user.type(name(), 'Asha');
    await back();
    await back();

    await waitFor(() => expect(question()).toBeNull());
    expect(question()).toBeNull();
    expect(name().value).toBe('Asha');
  });

  it('is asked nothing when it closes itself', async () => {
    const user = open();
    await user.type(name(), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(dialog()).toBeNull();
    expect(question()).toBeNull();
  });

  it('is closed without a question at the end of the session', async () => {
    const user = open();
    await user.type(name(), 'Asha');
    await act(async () => modals.closeAll());

    expect(question()).toBeNull();
    await waitFor(() => expect(dialog()).toBeNull());
    // What the dialog's end sets off has come to rest.
    await act(async () => undefined);
  });

  it('takes its question with it when what was on its way succeeds meanwhile', async () => {
    render(<ModalHost />);
    const successes: (() => void)[] = [];
    act(
      () =>
        void modals.open({
          title: 'Account',
          content({ close }) {
            successes.push(close);
            return <NameForm onSaved={() => undefined} />;
          },
        }),
    );
    const user = userEvent.setup();
    await user.type(name(), 'Asha');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeDefined();

    await act(async () => successes[0]?.());

    expect(dialog()).toBeNull();
    expect(question()).toBeNull();
  });
});

interface OwnedDrawerProps {
  kind: 'side' | 'sheet';
  isOpen: boolean;
  onClose: () => void;
}

function OwnedDrawer({ kind, ...owned }: OwnedDrawerProps) {
  const content = <NameForm onSaved={() => undefined} />;
  return kind === 'side' ? (
    <SideDrawer {...owned} title="Ticket">
      {content}
    </SideDrawer>
  ) : (
    <Sheet {...owned} title="Ticket" height="80vh">
      {content}
    </Sheet>
  );
}

describe.each(['side', 'sheet'] as const)('a form in a drawer (%s) [I3A-FRICTION-CLOSE]', (kind) => {
  it('asks too', async () => {
    const onClose = vi.fn();
    render(
      <>
        <OwnedDrawer isOpen {...{ kind, onClose }} />
        <ModalHost />
      </>,
    );
    const user = userEvent.setup();
    await user.type(name(), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
    await press(user, 'Discard');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['closes it', 'takes it away'])('takes its question with it when its owner %s', async (way) => {
    const onClose = vi.fn();
    const page = (isThere: boolean, isOpen: boolean) => (
      <>
        {isThere && <OwnedDrawer {...{ kind, isOpen, onClose }} />}
        <ModalHost />
      </>
    );
    const { rerender } = render(page(true, true));
    const user = userEvent.setup();
    await user.type(name(), 'Asha');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeDefined();

    rerender(page(way === 'closes it', false));

    await waitFor(() => expect(question()).toBeNull());
    await act(async () => undefined);
    expect(onClose).not.toHaveBeenCalled();
  });
});
