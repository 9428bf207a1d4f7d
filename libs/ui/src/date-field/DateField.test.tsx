import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

vi.mock('./CalendarPopover.tsx', () => {
  throw new Error('offline');
});

describe('DateField', () => {
  it('says that the calendar did not load, and that nothing is open [I2-3-DATE]', async () => {
    render(<DateField label="Date of Birth" />);
    const button = screen.getByRole('button', { name: /Date of Birth/ });
    await userEvent.click(button);

    expect(await screen.findByText(/could not be loaded|did not load|not load/i)).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
