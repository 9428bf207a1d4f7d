import { act, fireEvent, render, screen } from '@testing-library/react';
import { fromPaise } from '@wealth/domain';
import { createCatalogue, india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { describe, expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function typeInto(text: string) {
  const box = screen.getByRole('textbox', { name: 'Price' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  return box;
}

describe('MoneyField', () => {
  it('takes no comma for nothing: what is refused stays and is said [I4B-A5]', () => {
    const onChange = vi.fn();
    render(<MoneyField label="Price" defaultValue={fromPaise(115110)} isPaiseShown onChange={onChange} />);
    const box = typeInto('25000,50');
    expect(onChange).toHaveBeenLastCalledWith(null);
    act(() => box.blur());

    expect(box).toHaveProperty('value', '25000,50');
    screen.getByText('Decimals follow “.”, as in 1,151.10.');
  });

  it('reads and writes the signs of the region [I4B-A5]', () => {
    const onChange = vi.fn();
    const germany = { ...india, country: 'DE', locale: 'de-DE' };
    render(
      <MessagesProvider
        language="en"
        region={germany}
        compactUnits="international"
        catalogue={createCatalogue({ en: {} })}
      >
        <MoneyField label="Price" defaultValue={fromPaise(115110)} isPaiseShown onChange={onChange} />
      </MessagesProvider>,
    );
    const box = screen.getByRole('textbox', { name: 'Price' });
    expect(box).toHaveProperty('value', '1.151,10');
    typeInto('1152,5');

    expect(onChange).toHaveBeenLastCalledWith(115250);
    act(() => box.blur());
    expect(box).toHaveProperty('value', '1.152,50');
  });

  it('changes nothing in the box on focus [I4B-A1]', () => {
    render(<MoneyField label="Price" defaultValue={fromPaise(500000)} isPaiseShown />);
    const box = screen.getByRole('textbox', { name: 'Price' });
    act(() => box.focus());

    expect(box).toHaveProperty('value', '5,000.00');
  });
});
