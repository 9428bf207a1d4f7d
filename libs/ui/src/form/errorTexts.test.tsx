import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCatalogue, india, messageRefs, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { useForm, type Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';

const key = messageRefs('auth');

/** The texts of both languages are there at once. */
function ownCatalogue() {
  const own = createCatalogue({});
  own.add('en', 'auth', { mobileRequired: 'Mobile number is required' });
  own.add('hi', 'auth', { mobileRequired: 'मोबाइल नंबर ज़रूरी है' });
  return own;
}

function MobileForm({ message }: { message: string }) {
  const refuse: Resolver<{ mobile: string }> = () => ({
    values: {},
    errors: { mobile: { type: 'refused', message } },
  });
  const form = useForm({ defaultValues: { mobile: '' }, resolver: refuse });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="mobile" label="Mobile" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function showError(message: string) {
  const catalogue = ownCatalogue();
  const page = (language: Language) => (
    <MessagesProvider {...{ language, catalogue }} region={india} compactUnits="indian">
      <MobileForm message={message} />
    </MessagesProvider>
  );
  const { rerender } = render(page('en'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { speak: (language: Language) => rerender(page(language)) };
}

describe('what a field says of an error', () => {
  it('is the text that the schema names, in the language of the moment [I3B-3-FORMS]', async () => {
    const { speak } = await showError(key('mobileRequired'));
    expect(await screen.findByText('Mobile number is required')).toBeDefined();

    speak('hi');

    expect(await screen.findByText('मोबाइल नंबर ज़रूरी है')).toBeDefined();
  });

  it.each(['Please try again. The bank is closed.', 'auth.noSuchText', 'example.com', 'constructor', '.'])(
    'is what a server says where that names no text: %s',
    async (words) => {
      await showError(words);

      expect(await screen.findByText(words)).toBeDefined();
    },
  );
});
