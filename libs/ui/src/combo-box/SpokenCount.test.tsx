import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ComponentTextsProvider } from '../messages/ComponentTextsProvider.tsx';
import { ComboBox } from './ComboBox.tsx';
import { englishComboBoxTexts } from './comboBoxTexts.ts';

const options = ['Namuna Bank', 'Dakshina Bank'].map((label) => ({ value: label, label }));

describe('the count of the options', () => {
  it('is spoken in the client’s language [I3A-USE-17]', async () => {
    const comboBox = { ...englishComboBoxTexts, optionsAvailable: (count: number) => `${count} विकल्प` };
    render(
      <ComponentTextsProvider texts={{ comboBox }}>
        <ComboBox label="Bank" options={options} />
      </ComponentTextsProvider>,
    );
    const spoken = () =>
      [...document.querySelectorAll('[data-live-announcer] [role=log] > *')].map(
        ({ textContent }) => textContent,
      );

    await userEvent.type(screen.getByRole('combobox'), 'b');
    await waitFor(() => expect(spoken()).toContain('2 विकल्प'));
    await userEvent.type(screen.getByRole('combobox'), 'ank nam');
    await waitFor(() => expect(spoken()).toContain('1 विकल्प'));
    expect(spoken().join(' ')).not.toMatch(/available/);
  });
});
