import { render, screen, waitFor } from '@testing-library/react';
import { loadUiTexts } from '@wealth/i18n-locale';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiTextsProvider } from '../messages/UiTextsProvider.tsx';
import { ComboBox } from './ComboBox.tsx';

const options = ['Namuna Bank', 'Dakshina Bank'].map((label) => ({ value: label, label }));

describe('the count of the options', () => {
  it('is spoken in the client’s language [I3A-USE-17]', async () => {
    const texts = await loadUiTexts('hi', 'hi-IN');
    render(
      <UiTextsProvider texts={texts}>
        <ComboBox label="Bank" options={options} />
      </UiTextsProvider>,
    );
    const spoken = () =>
      [...document.querySelectorAll('[data-live-announcer] [role=log] > *')].map(
        ({ textContent }) => textContent,
      );

    await userEvent.type(screen.getByRole('combobox'), 'b');
    await waitFor(() => expect(spoken()).toContain('2 विकल्प उपलब्ध हैं।'));
    await userEvent.type(screen.getByRole('combobox'), 'ank nam');
    await waitFor(() => expect(spoken()).toContain('1 विकल्प उपलब्ध है।'));
    expect(spoken().join(' ')).not.toMatch(/available/);
  });
});
