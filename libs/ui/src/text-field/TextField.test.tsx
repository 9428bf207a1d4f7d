import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

function box(): HTMLInputElement {
  const input = screen.getByRole('textbox');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  return input;
}

/** The box around the input: its border tells the variant and the state. */
function frame(): HTMLElement {
  const around = box().parentElement;
  if (around === null) throw new Error('no frame');
  return around;
}

function descriptionOf(input: HTMLInputElement) {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
}

describe('TextField', () => {
  it('takes no direction along that would turn what stands after it [I4B-A16]', () => {
    const onChange = vi.fn();
    render(<TextField label="List name" onChange={onChange} />);
    fireEvent.change(box(), { target: { value: '\u202Estsil\u202C of \u2066mine ' } });

    expect(onChange).toHaveBeenLastCalledWith('stsil of mine');
    expect(box().value).toBe('stsil of mine ');
  });

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

  it('shows its error, tied to the box, in place of success and description [S5-INPUT-ERROR]', () => {
    render(
      <TextField
        label="Mobile Number"
        prefix="+91"
        defaultValue="12345"
        description="Ten digits"
        successMessage="Fine"
        errorMessage="Enter a valid 10-digit Indian mobile number"
      />,
    );

    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box())).toBe('Enter a valid 10-digit Indian mobile number');
    expect(screen.queryByText('Fine')).toBeNull();
    expect(box().value).toBe('12345');
  });

  it('shows its success and a prefix that is no part of the value [S5-INPUT-SUCCESS]', () => {
    render(
      <TextField label="Mobile Number" prefix="+91" defaultValue="90000" successMessage="Code accepted" />,
    );

    expect(screen.getByText('+91')).toBeTruthy();
    expect(frame().className).toContain('border-positive');
    expect(descriptionOf(box())).toBe('Code accepted');
    expect(box().value).toBe('90000');
  });

  it('ties a success to the box that appears later', () => {
    const { rerender } = render(<TextField label="IFSC" defaultValue="SBOX0000014" />);
    rerender(<TextField label="IFSC" defaultValue="SBOX0000014" successMessage="Sandbox Bank, Pune" />);

    expect(descriptionOf(box())).toBe('Sandbox Bank, Pune');
  });

  it('is text and clearable unless it is told otherwise, and can be disabled [S5-FLOATING]', () => {
    const { rerender } = render(<TextField label="UID" defaultValue="100482" />);
    expect(box().type).toBe('text');
    expect(screen.getByRole('button', { name: 'Clear UID' })).toBeTruthy();
    const outlined = frame().className;
    rerender(<TextField label="UID" defaultValue="100482" variant="standard" isDisabled />);

    expect(box().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Clear UID' })).toBeNull();
    expect(outlined.split(' ')).toEqual(expect.arrayContaining(['border', 'rounded-control']));
    expect(frame().className.split(' ')).toContain('border-b');
  });

  it('is as low as the chips beside it where it is one of the filters of a list', () => {
    render(<TextField label="Search records" placeholder="Search records" variant="chip" />);
    const classes = frame().className.split(' ');
    expect(classes).toEqual(expect.arrayContaining(['h-control-sm', 'rounded-full']));
    expect(classes).not.toContain('h-13');
    expect(screen.getByRole('textbox', { name: 'Search records' })).toBe(box());
  });
});
