import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: '1D', label: '1D', isDisabled: true },
  { value: '1W', label: '1W' },
  { value: '1M', label: '1M' },
];

describe('the Tab key', () => {
  it.each([
    { told: undefined, why: 'nothing is chosen and the first is disabled' },
    { told: '1D', why: 'what is chosen is disabled' },
    { told: '5Y', why: 'what is chosen is no option' },
  ])('reaches the first segment that can be chosen when $why', async ({ told }) => {
    render(<SegmentedControl aria-label="Range" options={options} value={told} onChange={() => {}} />);
    await userEvent.tab();

    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1W' }));
  });

  it('reaches what is chosen', async () => {
    render(<SegmentedControl aria-label="Range" options={options} value="1M" onChange={() => {}} />);
    await userEvent.tab();

    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1M' }));
  });
});
