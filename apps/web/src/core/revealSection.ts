/** Milliseconds within which the section of an address is to be drawn; a page that has not got it by then stays. */
const patienceMs = 10_000;
/** Milliseconds in which the page above a section may still fill and push it away. */
const settleMs = 2000;

/** Milliseconds between two looks at whether it still has the focus. */
const refocusMs = 100;

/** Anything by which a person says where on the page they want to be. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section of an address and gives it the focus, as soon as the page has drawn it. What the person does
 * meanwhile wins: a scroll, a press or a key ends the waiting.
 *
 * @returns the way to give it up: another navigation has come.
 */
export function revealSection(id: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, delayMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  /** A drawer that is still closing keeps the focus, or takes it back. */
  function keepFocused(section: HTMLElement) {
    const focus = () => {
      if (document.activeElement !== section) section.focus({ preventScroll: true });
    };
    focus();
    const again = setInterval(focus, refocusMs);
    signal.addEventListener('abort', () => clearInterval(again));
  }

  function arrive(section: HTMLElement) {
    keepFocused(section);
    section.scrollIntoView();
    const sizes = new ResizeObserver(() => section.scrollIntoView());
    sizes.observe(document.body);
    signal.addEventListener('abort', () => sizes.disconnect());
    stopIn(settleMs);
  }

  function look(): boolean {
    const section = document.getElementById(id);
    if (section) arrive(section);
    return section !== null;
  }

  for (const event of ownMoves)
    window.addEventListener(event, stop, { signal, capture: true, passive: true });
  if (!look()) {
    const drawn = new MutationObserver(() => {
      if (look()) drawn.disconnect();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', () => drawn.disconnect());
    stopIn(patienceMs);
  }
  return stop;
}
