import { atLeast, atMost, type Figure } from './figures.ts';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';
import { inPage } from './inPage.ts';
import { startStorybook } from './startStorybook.ts';

const story = '/iframe.html?id=display-gridtable--ten-thousand-rows&viewMode=story';
const rowCount = 10_000;
/** Pixels of one frame: about four rows, 12,000 px a second, as with a hard flick. */
const pixelsPerFrame = 200;
const warmUpFrames = 60;

interface Way {
  pixelsPerFrame: number;
  warmUpFrames: number;
}

interface Recording {
  frameMs: number[];
  /** Frames at whose end the middle of the view showed no row. */
  blankFrames: number;
  mostRows: number;
  lastRow: string | null;
}

/** Runs in the page: scrolls from the first row to the last, the same distance with each frame. */
async function scrollThrough(way: Way): Promise<Recording> {
  const grid = document.querySelector('[role="grid"]');
  if (!grid) throw new Error('The story shows no grid.');
  const recording: Recording = { frameMs: [], blankFrames: 0, mostRows: 0, lastRow: null };
  const { left, top, width, height } = grid.getBoundingClientRect();
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  let before = await nextFrame();
  for (let frame = 0; grid.scrollTop < grid.scrollHeight - grid.clientHeight - 1; frame += 1) {
    grid.scrollTop += way.pixelsPerFrame;
    const now = await nextFrame();
    if (frame >= way.warmUpFrames) recording.frameMs.push(now - before);
    before = now;
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!seen?.closest('[role="row"]')) recording.blankFrames += 1;
    recording.mostRows = Math.max(recording.mostRows, grid.querySelectorAll('[role="row"]').length);
  }
  // The rows follow the group of the head.
  const rows = grid.querySelectorAll('[role="rowgroup"]:nth-of-type(2) > [role="row"]');
  recording.lastRow = [...rows].at(-1)?.getAttribute('aria-rowindex') ?? null;
  return recording;
}

/** 10,000 rows of a GridTable scrolled past from end to end: whether a frame is late, and whether rows are missing. */
export async function measureTableScroll(): Promise<Figure[]> {
  const site = await startStorybook();
  try {
    return await inPage(async (page) => {
      await page.goto(`${site.origin}${story}`);
      await page.getByRole('row').nth(5).waitFor();
      const { frameMs, blankFrames, mostRows, lastRow } = await page.evaluate(scrollThrough, {
        pixelsPerFrame,
        warmUpFrames,
      });
      if (lastRow !== String(rowCount + 1)) throw new Error(`The table ended with row ${lastRow}.`);
      return [
        atLeast({ name: 'frames a second' }, framesPerSecond(frameMs), 59),
        atMost({ name: 'frames over 20 ms', unit: ' %' }, droppedPercent(frameMs), 1),
        atMost({ name: 'frames without a row in the middle' }, blankFrames, 0),
        atMost({ name: 'rows in the page at once' }, mostRows, 60),
      ];
    });
  } finally {
    site.stop();
  }
}
