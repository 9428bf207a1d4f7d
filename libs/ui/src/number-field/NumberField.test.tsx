import { act, fireEvent, render, screen } from '@testing-library/react';
import { formatQuantity } from '@wealth/i18n-locale';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

function type(text: string) {
  const box = screen.getByRole('textbox', { name: 'Quantity' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  return box;
}

const written = (value: number) => formatQuantity(value);

describe('NumberField', () => {
  it.each([
    ['-', ''],
    ['.', ''],
    ['007.50', '7.5'],
    ['5.', '5'],
    ['-0.05', '-0.05'],
  ])('shows %j as %j once focus leaves it [S5-NUMBER-BLUR]', (typed, shown) => {
    render(<NumberField label="Quantity" />);
    const box = type(typed);
    expect(box).toHaveProperty('value', typed);
    act(() => box.blur());

    expect(box).toHaveProperty('value', shown);
  });

  it('refuses what can become no number and keeps what it had [S5-NUMBER]', () => {
    const onChange = vi.fn();
    render(<NumberField label="Quantity" defaultValue={25} onChange={onChange} />);
    const box = type('25e');

    expect(box).toHaveProperty('value', '25');
    expect(onChange).not.toHaveBeenCalled();
    screen.getByText('“e” does not fit here and was left out.');
  });

  it.each([Number.NaN, Infinity, null])('shows %j as empty', (value) => {
    render(<NumberField label="Quantity" value={value} />);

    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('keeps its groups in use, so that what Tab has selected stays selected [I4B-A1]', () => {
    render(<NumberField label="Quantity" defaultValue={180000} formatValue={written} />);
    const box = screen.getByRole('textbox', { name: 'Quantity' });
    expect(box).toHaveProperty('value', '1,80,000');
    act(() => box.focus());

    expect(box).toHaveProperty('value', '1,80,000');
  });

  it('groups while it is typed, and reads its own groups back [I4B-A1]', () => {
    const onChange = vi.fn();
    render(<NumberField label="Quantity" defaultValue={5000} onChange={onChange} formatValue={written} />);
    const box = type('5,0007');

    expect(box).toHaveProperty('value', '50,007');
    expect(onChange).toHaveBeenLastCalledWith(50007);
    fireEvent.change(box, { target: { value: '7' } });
    expect(box).toHaveProperty('value', '7');
  });

  it('shows every decimal that its format would round away [I4B-A12]', () => {
    render(<NumberField label="Quantity" defaultValue={20.5} formatValue={written} />);

    expect(screen.getByRole('textbox')).toHaveProperty('value', '20.5');
  });

  it('keeps what it cannot read for sure, and says how decimals are written [I4B-A5]', () => {
    const onChange = vi.fn();
    render(<NumberField label="Quantity" defaultValue={5} onChange={onChange} />);
    const box = type('1151,10');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box.getAttribute('aria-invalid')).toBeNull();
    act(() => box.blur());

    expect(box).toHaveProperty('value', '1151,10');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Decimals follow “.”, as in 1,151.10.');
    fireEvent.change(box, { target: { value: '1151.10' } });
    expect(onChange).toHaveBeenLastCalledWith(1151.1);
  });
});
