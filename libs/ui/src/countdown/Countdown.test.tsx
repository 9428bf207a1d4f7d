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

  it.each([
    [53_000, '53 s', '53 seconds left'],
    [2_573_000, '42 min 53 s', '42 minutes left'],
    [7_500_000, '2 h 5 min', '2 hours 5 minutes left'],
    [187_200_000, '2 d 4 h', '2 days 4 hours left'],
  ])('says %i ms in a line as %s', (leftMs, shown, spoken) => {
    render(<Countdown until={10_000 + leftMs} clock={clock} form="text" />);
    expect(screen.getByRole('timer', { name: spoken }).textContent).toBe(shown);
  });

  it.each([
    [580_500, '9:41', '9 minutes left'],
    [600_000, '10:00', '10 minutes left'],
    [53_000, '0:53', '53 seconds left'],
  ])('says %i ms in a ring as %s, which has room in it', (leftMs, shown, spoken) => {
    render(<Countdown until={10_000 + leftMs} since={10_000} clock={clock} form="ring" />);
    expect(screen.getByRole('timer', { name: spoken }).textContent).toBe(shown);
  });

  it('says no more than the whole of its time to a clock that is behind', () => {
    render(<Countdown until={611_000} since={11_000} clock={clock} form="ring" />);
    expect(screen.getByRole('timer').textContent).toBe('10:00');
  });

  it('shows a dash for a moment that is none', () => {
    const { container } = render(<Countdown until={Number.NaN} clock={clock} />);

    expect(container.textContent).toBe('—');
  });
});
