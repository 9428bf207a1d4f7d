import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { SideDrawer } from '../side-drawer/SideDrawer.tsx';
import { Sheet } from '../drawer/Sheet.tsx';
import { Form } from '../form/Form.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ModalHost } from './ModalHost.tsx';
import { closeTopOverlay } from './overlayStack.ts';
import { modals } from './store.ts';

afterEach(() => act(() => modals.closeAll()));

function NameForm({ onSaved }: { onSaved: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} errorText={(text) => text} onSubmit={onSaved}>
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
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
});

describe('a form in a drawer [I3A-FRICTION-CLOSE]', () => {
  it.each(['side', 'sheet'] as const)('asks too (%s)', async (kind) => {
    let isClosed = false;
    const drawer = { isOpen: true, title: 'Ticket', onClose: () => void (isClosed = true) };
    const content = <NameForm onSaved={() => undefined} />;
    render(
      <>
        {kind === 'side' ? (
          <SideDrawer {...drawer}>{content}</SideDrawer>
        ) : (
          <Sheet {...drawer} height="80vh">
            {content}
          </Sheet>
        )}
        <ModalHost />
      </>,
    );
    const user = userEvent.setup();
    await user.type(name(), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isClosed).toBe(false);
    await press(user, 'Discard');

    expect(isClosed).toBe(true);
  });
});
