import { atMost, median, type Figure } from './figures.ts';
import { inPage, timesFromHome } from './inPage.ts';
import { startSandbox } from './processes.ts';

const limitMs = 100;

declare global {
  interface Window {
    /** Presses an entry of the menu, and says after how many milliseconds the drawer of this title was drawn. */
    openPanel: (entry: string) => Promise<number>;
  }
}

/** Runs in the page, before its own code. */
function addOpenPanel() {
  window.openPanel = (entry) =>
    new Promise((resolve) => {
      const buttons = Array.from(document.querySelectorAll('nav button'));
      const button = buttons.find(({ textContent }) => textContent === entry);
      if (!(button instanceof HTMLElement)) throw new Error(`The menu has no ${entry}.`);
      const afterPaint = new MessageChannel();
      const pressedAt = performance.now();
      afterPaint.port1.addEventListener('message', () => resolve(performance.now() - pressedAt));
      afterPaint.port1.start();
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="dialog"] :is(h1, h2)')) return;
        observer.disconnect();
        requestAnimationFrame(() => afterPaint.port2.postMessage(null));
      }).observe(document, { subtree: true, childList: true });
      button.click();
    });
}

const panels = {
  IPO: () => window.openPanel('IPO'),
  'Institutional Stock': () => window.openPanel('Institutional'),
  'OTC Trading': () => window.openPanel('OTC'),
} as const;

/** From the press of an entry of the menu to its drawer: it stands there at once, and says what comes. */
export async function measurePanels(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    const figures: Figure[] = [];
    for (const [name, press] of Object.entries(panels)) {
      const times = await inPage(async (page) => {
        await page.addInitScript(addOpenPanel);
        return timesFromHome(sandbox.origin, page, press);
      });
      figures.push(atMost({ name: `${name}, from the press`, unit: ' ms' }, median(times), limitMs));
    }
    return figures;
  } finally {
    await sandbox.stop();
  }
}
