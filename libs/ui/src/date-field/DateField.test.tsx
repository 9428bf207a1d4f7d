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

  it.each([
    { minDate: undefined, example: 'Day/month/year, as in 14/03/1991' },
    { minDate: '2026-11-26', example: 'Day/month/year, as in 26/11/2026' },
  ])('shows how a day is typed by one that could stand there: $example [I4B-D29]', ({ minDate, example }) => {
    render(<DateField label="Last day" minDate={minDate} />);
    const box = screen.getByRole('textbox', { name: 'Last day' });

    expect(screen.getByText(example)).toBeDefined();
    expect(box.getAttribute('autocomplete')).toBe('off');
  });
});
