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

  it('never makes 15 of 1e5 without a word [I6A-1-LETTER]', () => {
    const onChange = vi.fn();
    render(<MoneyField label="Price" onChange={onChange} />);
    for (const key of ['1', 'e', '5'])
      typeInto(`${screen.getByRole<HTMLInputElement>('textbox').value}${key}`);
    const box = screen.getByRole<HTMLInputElement>('textbox');

    expect(box.value).toBe('15');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('“e” does not fit here and was left out.');
    act(() => box.blur());
    screen.getByText('“e” does not fit here and was left out.');
    typeInto('150');
    expect(screen.queryByText(/left out/)).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(15000);
  });

  it.each([
    ['1e5', '“1e5” does not fit here and was left out.'],
    ['25000.005', '“25000.005” does not fit here and was left out.'],
    ['a much longer text', '“a much longer te…” does not fit here and was left out.'],
  ])('says that it did not take %s, until it is empty or another amount [I6A-1-LETTER]', (text, told) => {
    const { rerender } = render(<MoneyField label="Price" value={null} />);
    typeInto(text);
    screen.getByText(told);
    rerender(<MoneyField label="Price" value={fromPaise(5_000_000)} />);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('changes nothing in the box on focus [I4B-A1]', () => {
    render(<MoneyField label="Price" defaultValue={fromPaise(500000)} isPaiseShown />);
    const box = screen.getByRole('textbox', { name: 'Price' });
    act(() => box.focus());

    expect(box).toHaveProperty('value', '5,000.00');
  });
});
