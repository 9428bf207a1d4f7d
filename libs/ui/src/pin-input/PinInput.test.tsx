import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PinInput } from './PinInput.tsx';

function type(text: string) {
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: text } });
}

describe('PinInput', () => {
  it('keeps digits only, at most six [S5-PIN-DIGITS] [S9-PIN]', () => {
    const onChange = vi.fn();
    render(<PinInput label="PIN" onChange={onChange} />);
    type('12a-३');
    expect(onChange).toHaveBeenLastCalledWith('123');
    type('123 456 789');

    expect(onChange).toHaveBeenLastCalledWith('123456');
  });

  it('completes exactly once, at the sixth digit [S4-PIN-SUBMIT]', () => {
    const onComplete = vi.fn();
    render(<PinInput label="PIN" onComplete={onComplete} />);
    for (const pin of ['2', '24', '246', '2468', '24681']) type(pin);
    expect(onComplete).not.toHaveBeenCalled();
    type('246810');
    type('2468101');

    expect(onComplete.mock.calls).toEqual([['246810']]);
  });

  it('empties, keeps the focus and takes another PIN when the owner refuses one', () => {
    const onComplete = vi.fn();
    function Owner() {
      const [pin, setPin] = useState('');
      const refuse = (digits: string) => {
        onComplete(digits);
        setPin('');
      };
      return <PinInput label="PIN" value={pin} onChange={setPin} onComplete={refuse} autoFocus />;
    }
    render(<Owner />);
    type('111111');
    expect(screen.getByLabelText('PIN')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
    type('222222');

    expect(onComplete.mock.calls).toEqual([['111111'], ['222222']]);
  });
});
