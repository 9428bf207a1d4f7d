import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  return () => vi.useRealTimers();
});

const clock = () => Date.now();

describe('Countdown', () => {
  it('ends once, also when it is drawn anew between its last second and its end', () => {
    const onEnd = vi.fn();
    const { rerender } = render(<Countdown until={11_500} clock={clock} onEnd={onEnd} />);
    act(() => void vi.advanceTimersByTime(1000));
    // The clock has passed the end; the next second has not begun.
    vi.setSystemTime(11_700);
    rerender(<Countdown until={11_500} clock={clock} onEnd={onEnd} />);
    act(() => void vi.advanceTimersByTime(2000));

    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer').textContent).toContain('00');
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/0 seconds/);
  });

  it('runs again when the moment is put off after its end', () => {
    const onEnd = vi.fn();
    const { rerender } = render(<Countdown until={10_000} clock={clock} onEnd={onEnd} />);
    rerender(<Countdown until={13_000} clock={clock} onEnd={onEnd} />);
    act(() => void vi.advanceTimersByTime(3000));

    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('shows a dash for a moment that is none', () => {
    const { container } = render(<Countdown until={Number.NaN} clock={clock} />);

    expect(container.textContent).toBe('—');
  });
});
