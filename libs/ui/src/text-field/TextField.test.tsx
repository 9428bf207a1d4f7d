import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

function box(): HTMLInputElement {
  const input = screen.getByRole('textbox');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  return input;
}

describe('TextField', () => {
  it('reports the trimmed text and drops a draft that a value from outside has overtaken [S5-TRIM]', () => {
    function Owner() {
      const [value, setValue] = useState('');
      return (
        <>
          <TextField label="Full Name" value={value} onChange={setValue} />
          <output>{`[${value}]`}</output>
          <button type="button" onClick={() => setValue('Reset')}>
            reset
          </button>
        </>
      );
    }
    render(<Owner />);
    fireEvent.change(box(), { target: { value: 'Asha ' } });
    expect(box().value).toBe('Asha ');
    expect(screen.getByText('[Asha]')).toBeTruthy();
    fireEvent.click(screen.getByText('reset'));

    expect(box().value).toBe('Reset');
  });

  it.each([{ isDisabled: true }, { isReadOnly: true }, { isClearable: false }])(
    'cannot be cleared with %o',
    (props) => {
      render(<TextField label="UID" defaultValue="100482" {...props} />);

      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
