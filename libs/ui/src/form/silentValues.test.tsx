import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type Resolver } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { MobileField } from '../mobile-field/MobileField.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';

const empty = { name: '', mobile: '', secret: '', story: '', isKept: false };

const allRequired: Resolver<typeof empty> = (values) => {
  const missing = Object.entries(values).filter(([, value]) => value === '');
  if (missing.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(missing.map(([name]) => [name, { type: 'required', message: 'Missing.' }])),
  };
};

function Page({ onSubmit }: { onSubmit: (values: typeof empty) => void }) {
  const form = useForm({ resolver: allRequired, defaultValues: empty });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <MobileField name="mobile" label="Mobile" />
      <PasswordField name="secret" label="Secret" autoComplete="current-password" />
      <TextArea name="story" label="Story" />
      <Checkbox name="isKept">Keep</Checkbox>
      <button type="submit">Send</button>
    </Form>
  );
}

type Put = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => void;

/** As a script of the page does: React sees it and takes it for its own. */
const putByPage: Put = (field, value) => {
  field.value = value;
};

/** As the browser, or an extension in a world of its own, does: past what React has put over the property. */
const putByBrowser: Put = (field, value) => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
};

const labels = ['Name', 'Mobile', 'Secret', 'Story'] as const;
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);

function openFilled(put: Put) {
  const onSubmit = vi.fn<(values: typeof empty) => void>();
  render(<Page onSubmit={onSubmit} />);
  const texts = { Name: 'Asha', Mobile: '9876543210', Secret: ' Wealth@123', Story: 'A late order' };
  for (const label of labels) put(fieldOf(label), texts[label]);
  return { onSubmit, user: userEvent.setup() };
}

const sent = {
  name: 'Asha',
  mobile: '9876543210',
  secret: ' Wealth@123',
  story: 'A late order',
  isKept: false,
};

describe.each([
  { by: 'a script of the page', put: putByPage },
  { by: 'the browser', put: putByBrowser },
])('a form that $by fills without an event', ({ put }) => {
  it('is sent with what stands in its fields [I4B-A14]', async () => {
    const { onSubmit, user } = openFilled(put);

    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(sent);
    expect(screen.queryByText('Missing.')).toBeNull();
  });

  it('keeps it when a pointer and the focus come to its fields, and what is typed after it [I4B-A14]', async () => {
    const { onSubmit, user } = openFilled(put);

    for (const label of labels) await user.hover(fieldOf(label));
    await user.click(screen.getByLabelText('Keep'));
    await user.click(fieldOf('Name'));
    await user.keyboard('{End} Namuna{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...sent, name: 'Asha Namuna', isKept: true });
  });
});
