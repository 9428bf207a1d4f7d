import { atMost, median, told, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { startSandbox } from './processes.ts';

/** The search begins so long after the last key. */
const debounceMs = 400;
/** By symbol, by a word of the name, with a mistake, and by one letter with which many begin. */
const texts = ['arav', 'bank', 'dhvani', 'satpra', 'konk', 'k', 'oil'] as const;

/** Runs in the page before the key: notes it, and the first frame in which an instrument is listed after it. */
function noteRows() {
  performance.clearMarks();
  addEventListener('input', () => performance.mark('key'), { capture: true, once: true });
  const look = () => {
    const hasKey = performance.getEntriesByName('key').length > 0;
    const rows = document.querySelectorAll('[role="dialog"] [role="option"]');
    const hasPrice = [...rows].some((row) => /₹[\d,]+\.\d\d/.test(row.textContent ?? ''));
    // The task after the frame that paints them.
    if (hasKey && hasPrice) setTimeout(() => performance.mark('rows'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function keyToRowsMs(): number | false {
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime;
  const [key, rows] = [at('key'), at('rows')];
  return key !== undefined && rows !== undefined && rows - key;
}

/** From the key to the listed instruments, without the 400 ms in which nobody may type. */
export async function measureSearch(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    return await inPage(async (page) => {
      await signInAt(sandbox.origin, page);
      const times: number[] = [];
      for (const text of texts) {
        await page.keyboard.press('Control+k');
        const box = page.getByRole('dialog').getByRole('combobox');
        await box.fill(text.slice(0, -1));
        // The rows of what was typed before are gone with the next key.
        await page.waitForTimeout(debounceMs / 2);
        await page.evaluate(noteRows);
        await page.keyboard.press(text.at(-1) ?? '');
        const found = await page.waitForFunction(keyToRowsMs);
        times.push(Number(await found.jsonValue()) - debounceMs);
        await page.keyboard.press('Escape');
        await box.waitFor({ state: 'hidden' });
      }
      // The first brings the code.
      const later = times.slice(1);
      return [
        atMost({ name: 'from the end of the debounce to the rows, median', unit: ' ms' }, median(later), 60),
        told({ name: 'from the end of the debounce to the rows, worst', unit: ' ms' }, Math.max(...later)),
      ];
    });
  } finally {
    await sandbox.stop();
  }
}
