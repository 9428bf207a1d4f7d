import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

function type(text: string) {
  const box = screen.getByRole('textbox', { name: 'Quantity' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  return box;
}

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
  });

  it.each([Number.NaN, Infinity, null])('shows %j as empty', (value) => {
    render(<NumberField label="Quantity" value={value} />);

    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('reads as its format says outside of use, and plain in use', () => {
    render(<NumberField label="Quantity" defaultValue={180000} formatValue={() => '1,80,000'} />);
    const box = screen.getByRole('textbox', { name: 'Quantity' });
    expect(box).toHaveProperty('value', '1,80,000');
    act(() => box.focus());

    expect(box).toHaveProperty('value', '180000');
  });
});
