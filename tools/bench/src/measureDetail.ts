import type { Page } from '@playwright/test';
import { atMost, median, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { startSandbox } from './processes.ts';

const runs = 6;

interface Opening {
  frameMs: number;
  chartMs: number;
}

/** Runs in the page: presses the symbol of a row and waits for the drawer, and for the candles in it. */
function openAndWait(row: number): Promise<Opening> {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [role="grid"] [role="rowheader"] a');
  const link = links[row];
  if (!link) throw new Error(`There are ${links.length} rows.`);
  const isDrawn = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="dialog"] [role="slider"] canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0 || canvas.height === 0) return false;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 === 3 && value > 0);
  };
  return new Promise((resolve) => {
    const start = performance.now();
    let frameMs: number | null = null;
    const look = () => {
      const isOpen = document.querySelector('[role="dialog"]') !== null;
      const sees = isOpen && frameMs === null;
      const isDone = isOpen && isDrawn();
      // The task after the frame that paints it.
      setTimeout(() => {
        if (sees) frameMs = performance.now() - start;
        if (isDone) resolve({ frameMs: frameMs ?? 0, chartMs: performance.now() - start });
        else requestAnimationFrame(look);
      });
    };
    requestAnimationFrame(look);
    link.click();
  });
}

async function openings(origin: string, page: Page): Promise<Opening[]> {
  await page.goto(`${origin}/market?segment=stock`);
  const rows = page.getByRole('grid').getByRole('rowheader');
  await rows.nth(runs).waitFor();
  const taken: Opening[] = [];
  // Another share each time: no answer of the one before is of use.
  for (let row = 0; row < runs; row += 1) {
    await page.waitForTimeout(500);
    taken.push(await page.evaluate(openAndWait, row));
    // Pressed by a script, as by a screen reader: the focus goes to the drawer once it stands still.
    await page.locator('[role="dialog"]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  // The first brings the code.
  return taken.slice(1);
}

/** From the click on a symbol of the market to the drawer with its detail, and to the candles in it: medians of five. */
export async function measureDetail(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    return await inPage(async (page) => {
      await signInAt(sandbox.origin, page);
      const taken = await openings(sandbox.origin, page);
      return [
        atMost(
          { name: 'from the click to its frame', unit: ' ms' },
          median(taken.map((each) => each.frameMs)),
          100,
        ),
        atMost(
          { name: 'from the click to the chart', unit: ' ms' },
          median(taken.map((each) => each.chartMs)),
          400,
        ),
      ];
    });
  } finally {
    await sandbox.stop();
  }
}
