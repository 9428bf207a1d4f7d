import type { OverlayStack } from '@wealth/ui/overlays';
import { overlayMark } from './overlayMark.ts';

/** The router's name of an entry; the marked entry carries that of the page below. */
const routerKey = '__TSR_key';
/** Milliseconds after which a step through the history that was asked for is taken for one that led nowhere. */
const travelMs = 500;

interface Overlays extends Pick<OverlayStack, 'closeTop' | 'isOpen' | 'subscribe'> {
  /** Whether the address that the document was loaded at opens something, once its page is there. @default false */
  isComing?: boolean;
}
type PushState = History['pushState'];

/** The browser's own functions: what they do, the router is not told. */
export type UnseenHistory = Pick<History, 'pushState' | 'replaceState'>;

/** The router has put functions of its own in their place. */
const browserHistory: UnseenHistory = {
  pushState: (...entry) => History.prototype.pushState.apply(window.history, entry),
  replaceState: (...entry) => History.prototype.replaceState.apply(window.history, entry),
};

/** The part of the browser that this needs; tests bring a history of their own. */
export interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back' | 'forward'>;
  addEventListener: (type: 'popstate', listener: (event: Event) => void, options: { capture: true }) => void;
}

function read(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

class OverlayHistory {
  readonly #overlays: Overlays;
  readonly #history: HistoryWindow['history'];
  readonly #push: PushState;
  readonly #replace: PushState;
  readonly #unseen: UnseenHistory;
  /** The marked entry is the current one. */
  #isOn: boolean;
  /** Reloaded with an overlay open that its address opens again: the marked entry is kept for it. */
  #isComing: boolean;
  /** The entry that the router takes for the current one. */
  #known: unknown;
  /** Back was pressed: the marked entry lies ahead. */
  #isBehind = false;
  /** A navigation came while the marked entry was being left; it lies ahead. */
  #isOvertaken = false;
  /** What is to take the place of the page below, which is on its way to become the current entry. */
  #late: Parameters<PushState> | null = null;
  #travelling: ReturnType<typeof setTimeout> | null = null;
  #settling: ReturnType<typeof setTimeout> | null = null;

  constructor(overlays: Overlays, history: HistoryWindow['history'], unseen: UnseenHistory) {
    this.#overlays = overlays;
    this.#history = history;
    this.#push = history.pushState.bind(history);
    this.#replace = history.replaceState.bind(history);
    this.#unseen = unseen;
    this.#isOn = this.#isMarked();
    this.#isComing = this.#isOn && overlays.isComing === true;
    this.#known = read(history.state, routerKey);
    // The page was reloaded with something open, or something has opened before this came.
    this.overlaysChanged();
  }

  readonly overlaysChanged = (): void => {
    const isSettled = !this.#isOn && !this.#isBehind && !this.#isUnderWay();
    const isOpen = this.#overlays.isOpen();
    if (isOpen) this.#isComing = false;
    // At once: a person who is quick with Back must find it there.
    if (isOpen && isSettled) this.#enter();
    else this.#settleSoon();
  };

  readonly pushState: PushState = (state, unused, url) => {
    this.#known = read(state, routerKey);
    this.#isBehind = false;
    if (this.#isOn) {
      this.#replace(state, unused, url);
      this.#isOvertaken = this.#isUnderWay();
      this.#isOn = false;
    } else this.#push(state, unused, url);
    this.#settleSoon();
  };

  readonly replaceState: PushState = (...entry) => {
    const key = read(entry[0], routerKey);
    const isOther = key !== this.#known;
    this.#known = key;
    if (isOther) this.#isBehind = false;
    // Another page in the place of the one below the marked entry, which would stay in the history.
    if (isOther && !this.#isOvertaken && (this.#isOn || this.#isUnderWay())) {
      if (!this.#isUnderWay()) this.#travel('back');
      this.#late = entry;
      return;
    }
    this.#replace(...entry);
    this.#isOn = this.#isMarked();
    this.#settleSoon();
  };

  readonly popped = (event: Event): void => {
    const isOurStep = this.#isUnderWay();
    const wasOn = this.#isOn;
    this.#arrive();
    if (isOurStep && this.#catchUp()) {
      event.stopImmediatePropagation();
      return;
    }
    const key = read(this.#history.state, routerKey);
    if (key !== this.#known) {
      this.#known = key;
      return;
    }
    // The page is where it was: nothing that the router should look at.
    event.stopImmediatePropagation();
    if (isOurStep || !wasOn || this.#isOn) return;
    // Said before: while something closes, there may be news of it although it is still there.
    this.#isBehind = true;
    this.#isBehind = this.#overlays.closeTop();
  };

  /** Does what came during a step of ours. @returns whether that takes another step. */
  #catchUp(): boolean {
    if (this.#late !== null && this.#isOn) {
      this.#travel('back');
      return true;
    }
    if (this.#late !== null) this.#unseen.replaceState(...this.#late);
    this.#late = null;
    if (this.#isOvertaken) this.#travel('forward');
    const isFurther = this.#isOvertaken;
    this.#isOvertaken = false;
    return isFurther;
  }

  #isUnderWay(): boolean {
    return this.#travelling !== null || this.#late !== null;
  }

  #isMarked(): boolean {
    return read(this.#history.state, overlayMark) === true;
  }

  #enter(): void {
    this.#unseen.pushState({ ...this.#history.state, [overlayMark]: true }, '');
    this.#isOn = true;
  }

  #travel(step: 'back' | 'forward'): void {
    this.#travelling = setTimeout(() => this.#arrive(), travelMs);
    this.#history[step]();
  }

  #arrive(): void {
    if (this.#travelling !== null) clearTimeout(this.#travelling);
    this.#travelling = null;
    this.#isOn = this.#isMarked();
    this.#isComing = false;
    this.#settleSoon();
  }

  /** Only when the event is done: overlays close and open, and links navigate, in one go. */
  #settleSoon(): void {
    if (this.#settling !== null) return;
    this.#settling = setTimeout(() => {
      this.#settling = null;
      if (!this.#isUnderWay()) this.#settle();
    });
  }

  #settle(): void {
    const isWanted = this.#overlays.isOpen();
    if (isWanted && !this.#isOn) {
      if (this.#isBehind) this.#travel('forward');
      else this.#enter();
    } else if (!isWanted && this.#isOn && !this.#isComing) this.#travel('back');
    this.#isBehind = false;
  }
}

/** Asked for again when other code beside it did not load (loadOnFirstInput.ts); two would count each step twice. */
const installed = new WeakSet<HistoryWindow>();

/**
 * Lets the browser's Back close the top overlay, also on the first page of a visit, behind which lies another site.
 *
 * While anything is open, one more entry with the address of the page stands in the history. Back leads off that entry:
 * the page stays, the top overlay closes, and if another one is still open (below it, held, or asking back) the entry is
 * stepped onto again. What closes in any other way takes the entry out, and a navigation from inside an overlay takes
 * its place. One that replaces the page is made a step further back, at the page's own entry. The router never learns of
 * the entry.
 */
export function installOverlayHistory(
  overlays: Overlays,
  win: HistoryWindow = window,
  unseen: UnseenHistory = browserHistory,
): void {
  if (installed.has(win)) return;
  installed.add(win);
  const own = new OverlayHistory(overlays, win.history, unseen);
  win.addEventListener('popstate', own.popped, { capture: true });
  win.history.pushState = own.pushState;
  win.history.replaceState = own.replaceState;
  overlays.subscribe(own.overlaysChanged);
}
