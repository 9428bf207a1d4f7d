import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Donut, type DonutProps } from './Donut.tsx';

const equity = { id: 'equity', name: 'Equity', value: 300 };
const debt = { id: 'debt', name: 'Debt', value: 100 };
const rest: Omit<DonutProps, 'parts'> = { 'aria-label': 'By class', totalLabel: 'Total', total: '₹400' };

describe('Donut', () => {
  it('stays within reach of the Tab key when the chosen part is sold', async () => {
    const { rerender } = render(<Donut {...rest} parts={[equity, debt]} />);
    await userEvent.click(screen.getByRole('radio', { name: /Debt/ }));
    rerender(<Donut {...rest} parts={[equity]} />);
    await userEvent.tab();

    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Equity/ }));
  });
});
