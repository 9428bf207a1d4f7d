import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealSection } from './revealSection.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const settle = () => vi.advanceTimersByTimeAsync(50);

function draw() {
  const section = document.createElement('section');
  section.id = 'bank-section';
  section.tabIndex = -1;
  section.scrollIntoView = vi.fn<() => void>();
  document.body.append(section);
  return section;
}

describe('the section of an address [I3A-SPEC-2]', () => {
  it('has the focus at once when it is there', () => {
    const section = draw();
    stop = revealSection('bank-section');

    expect(section.scrollIntoView).toHaveBeenCalled();
    expect(document.activeElement).toBe(section);
  });

  it('has the focus as soon as the page has drawn it', async () => {
    stop = revealSection('bank-section');
    await vi.advanceTimersByTimeAsync(4000);
    const section = draw();
    await settle();

    expect(section.scrollIntoView).toHaveBeenCalled();
    expect(document.activeElement).toBe(section);
  });

  it('takes the focus back from a drawer that closes', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    const section = draw();
    stop = revealSection('bank-section');
    opener.focus();
    await vi.advanceTimersByTimeAsync(150);
    expect(document.activeElement).toBe(section);

    window.dispatchEvent(new Event('keydown'));
    opener.focus();
    await vi.advanceTimersByTimeAsync(150);
    expect(document.activeElement).toBe(opener);
  });

  it('is waited for 10 seconds and no longer', async () => {
    stop = revealSection('bank-section');
    await vi.advanceTimersByTimeAsync(10_000);
    const section = draw();
    await settle();

    expect(section.scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is given up after a %s of the person',
    async (event) => {
      stop = revealSection('bank-section');
      window.dispatchEvent(new Event(event));
      const section = draw();
      await settle();

      expect(section.scrollIntoView).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('is given up for another page', async () => {
    stop = revealSection('bank-section');
    stop();
    const section = draw();
    await settle();

    expect(section.scrollIntoView).not.toHaveBeenCalled();
  });
});
