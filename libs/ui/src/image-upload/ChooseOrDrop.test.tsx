import { render } from '@testing-library/react';
import { loadUiTexts } from '@wealth/i18n-locale';
import { expect, it } from 'vitest';
import { UiTextsProvider } from '../messages/UiTextsProvider.tsx';
import { ChooseOrDrop } from './ChooseOrDrop.tsx';

it('draws the action where the sentence of the language has it', async () => {
  const { container, rerender } = render(<ChooseOrDrop />);
  expect(container.textContent).toBe('Choose an image or drop it here');
  expect(container.querySelector('span')?.textContent).toBe('Choose an image');

  rerender(
    <UiTextsProvider texts={await loadUiTexts('hi', 'hi-IN')}>
      <ChooseOrDrop />
    </UiTextsProvider>,
  );
  expect(container.textContent).toBe('इमेज चुनें या उसे यहाँ छोड़ें');
  expect(container.querySelector('span')?.textContent).toBe('इमेज चुनें');
});
