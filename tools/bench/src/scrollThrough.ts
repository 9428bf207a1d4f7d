export interface Way {
  /** What holds the rows, and each of them, as selectors. */
  place: string;
  row: string;
  /** The rows move with the window. @default false: with what holds them */
  isOfPage?: boolean;
  pixelsPerFrame: number;
  /** Frames that do not count. */
  warmUpFrames: number;
  /** After so many it is enough; all the way when absent. */
  mostFrames?: number;
}

/** What was seen on the way. */
export interface ScrollRecording {
  frameMs: number[];
  /** Frames at whose end the middle of the view showed no row. */
  blankFrames: number;
  mostRows: number;
  lastRow: string | null;
}

/** Runs in the page: scrolls from the first row to the last, the same distance with each frame. */
export async function scrollThrough(way: Way): Promise<ScrollRecording> {
  const grid = document.querySelector(way.place);
  if (!grid) throw new Error('There is nothing that scrolls.');
  const recording: ScrollRecording = { frameMs: [], blankFrames: 0, mostRows: 0, lastRow: null };
  const [scroller, { left, top, width, height }] = way.isOfPage
    ? ([document.documentElement, new DOMRect(0, 0, window.innerWidth, window.innerHeight)] as const)
    : ([grid, grid.getBoundingClientRect()] as const);
  // The rows follow the group of the head.
  const lastRow = () =>
    [...grid.querySelectorAll('[role="rowgroup"]:nth-of-type(2) > [role="row"]')]
      .at(-1)
      ?.getAttribute('aria-rowindex') ?? null;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  let before = await nextFrame();
  const isThrough = () => scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
  for (let frame = 0; !isThrough() && frame < (way.mostFrames ?? Infinity); frame += 1) {
    scroller.scrollTop += way.pixelsPerFrame;
    const now = await nextFrame();
    if (frame >= way.warmUpFrames) recording.frameMs.push(now - before);
    before = now;
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!seen?.closest(way.row)) recording.blankFrames += 1;
    recording.mostRows = Math.max(recording.mostRows, grid.querySelectorAll(way.row).length);
  }
  recording.lastRow = lastRow();
  return recording;
}
