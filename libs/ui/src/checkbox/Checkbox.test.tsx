import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is in error and says why, tied to the box [S5-CHECKBOX-ERROR] [I2-3-CHOICES]', () => {
    render(<Checkbox errorMessage="Please tick to continue.">I agree</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    const description = document.querySelector(`#${CSS.escape(box.getAttribute('aria-describedby') ?? '')}`);

    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(description?.textContent).toBe('Please tick to continue.');
  });
});
