import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

function giveClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

async function press() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy UID' })));
}

function pass(durationMs: number) {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
}

function said(): string | null {
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('CopyButton', () => {
  it('says in words of its own what it copies, and that it has', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    giveClipboard({ writeText });
    const words = { copy: 'Copy both', copied: 'Both are copied' };
    render(<CopyButton value={'1\n2'} label="both" words={words} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy both' })));

    expect(writeText).toHaveBeenCalledWith('1\n2');
    expect(said()).toBe('Both are copied');
  });

  it('copies and says so for two seconds [S8-COPY-DONE] [S9-COPY]', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    giveClipboard({ writeText });
    render(<CopyButton value="100482" label="UID" />);
    await press();

    expect(writeText).toHaveBeenCalledWith('100482');
    expect(said()).toBe('UID has copied');
    pass(1999);
    expect(said()).toBe('UID has copied');
    pass(1);
    expect(said()).toBe('');
  });

  it('starts the two seconds anew with each press', async () => {
    giveClipboard({ writeText: () => Promise.resolve() });
    render(<CopyButton value="100482" label="UID" />);
    await press();
    pass(1500);
    await press();
    pass(1500);

    expect(said()).toBe('UID has copied');
  });

  it.each([
    ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['absent', undefined],
  ])('says what to do when the clipboard is %s [S8-COPY-FAILED]', async (_case, clipboard) => {
    giveClipboard(clipboard);
    render(<CopyButton value="100482" label="UID" />);
    await press();

    expect(said()).toBe('Copy failed! Please try manually.');
    pass(5000);
    expect(said()).toBe('');
  });

  it('lets the last press speak where an earlier one answers late', async () => {
    const answers: Array<(outcome: 'done' | 'refused') => void> = [];
    giveClipboard({
      writeText: () =>
        new Promise((resolve, reject) => {
          answers.push((outcome) => (outcome === 'done' ? resolve() : reject(new Error('refused'))));
        }),
    });
    render(<CopyButton value="100482" label="UID" />);
    await press();
    await press();
    await act(async () => answers[1]?.('done'));
    await act(async () => answers[0]?.('refused'));

    expect(said()).toBe('UID has copied');
  });

  it('has nothing to copy without a value', () => {
    render(<CopyButton value="" label="UID" />);

    expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  });
});
