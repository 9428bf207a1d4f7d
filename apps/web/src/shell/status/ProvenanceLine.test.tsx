import { act, render, screen } from '@testing-library/react';
import { StreamProvider, type FreshnessState } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import { AppStage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { ProvenanceLine } from './ProvenanceLine.tsx';

const since = '2026-01-08T14:28:00+05:30';
const live: FreshnessState = { kind: 'live', since: null, retryInMs: null };

function show() {
  const stream = createFakeStream();
  render(
    <AppStage>
      <StreamProvider stream={stream}>
        <ProvenanceLine />
        <main id="content" tabIndex={-1}>
          <button>Deposit</button>
        </main>
      </StreamProvider>
    </AppStage>,
  );
  return (state: FreshnessState) => act(() => stream.setFreshness(state));
}

const text = () => screen.queryByRole('status')?.textContent ?? null;

describe('the line under the header', () => {
  it('says that the connection is there again after it was said to be lost', () => {
    const become = show();
    become({ kind: 'lost', since, retryInMs: null });
    expect(text()).toContain('Not connected since 14:28 IST.');
    become(live);
    expect(text()).toMatch(/^Connected again at \d\d:\d\d IST\.$/);
  });

  it('goes without a word after prices stood still: the connection was there all the time', () => {
    const become = show();
    become({ kind: 'silent', since, retryInMs: null });
    expect(text()).toContain('Prices have not moved since 14:28 IST.');
    become(live);
    expect(text()).toBeNull();
  });

  it('leaves the focus to the page when "Try now" goes with the loss', () => {
    const become = show();
    become({ kind: 'lost', since, retryInMs: null });
    act(() => screen.getByRole('button', { name: 'Try now' }).focus());
    become(live);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('takes the focus from nowhere else', () => {
    const become = show();
    become({ kind: 'lost', since, retryInMs: null });
    act(() => screen.getByRole('button', { name: 'Deposit' }).focus());
    become(live);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposit' }));
  });

  // No layout here: what the classes come to was measured in a browser, at 390 and 320 px and at 200 % text.
  it('lies over the top of the page, and "Try now" has no height of its own [I4B-E18]', () => {
    const become = show();
    become({ kind: 'lost', since, retryInMs: null });
    const line = screen.getByRole('status').parentElement;
    expect([...(line?.classList ?? [])]).toEqual(expect.arrayContaining(['absolute', 'top-full', 'min-h-9']));
    const button = screen.getByRole('button', { name: 'Try now' });
    expect(button.classList.contains('touch-target')).toBe(true);
    expect([...button.classList].filter((name) => name.startsWith('min-h-'))).toEqual([]);
  });
});
