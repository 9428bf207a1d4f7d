import { atMost, median, type Figure } from './figures.ts';
import { inPage, timesFromHome } from './inPage.ts';
import { startSandbox } from './processes.ts';

const limitMs = 100;

declare global {
  interface Window {
    /** Opens a group of the menu and presses an entry of it: milliseconds from that press to the drawn drawer. */
    openPanel: (group: string, entry: string) => Promise<number>;
  }
}

/** Runs in the page, before its own code. */
function addOpenPanel() {
  const buttonOf = (place: string, text: string) =>
    Array.from(document.querySelectorAll(`${place} button`)).find(({ textContent }) => textContent === text);

  /** The button, as soon as it stands there. */
  function buttonIn(place: string, text: string): Promise<HTMLElement> {
    return new Promise((resolve) => {
      const look = () => {
        const button = buttonOf(place, text);
        if (button instanceof HTMLElement) resolve(button);
        else requestAnimationFrame(look);
      };
      look();
    });
  }

  window.openPanel = async (group, entry) => {
    (await buttonIn('nav', group)).click();
    const button = await buttonIn('[role="dialog"]', entry);
    const old = document.querySelector('[role="dialog"]');
    return new Promise((resolve) => {
      const afterPaint = new MessageChannel();
      const pressedAt = performance.now();
      afterPaint.port1.addEventListener('message', () => resolve(performance.now() - pressedAt));
      afterPaint.port1.start();
      new MutationObserver((_, observer) => {
        const heads = Array.from(document.querySelectorAll('[role="dialog"] :is(h1, h2)'));
        if (heads.every((head) => old?.contains(head))) return;
        observer.disconnect();
        requestAnimationFrame(() => afterPaint.port2.postMessage(null));
      }).observe(document, { subtree: true, childList: true });
      button.click();
    });
  };
}

const panels = {
  IPO: () => window.openPanel('Trading', 'IPO'),
  'Institutional Stock': () => window.openPanel('Trading', 'Institutional'),
  'OTC Trading': () => window.openPanel('Trading', 'OTC'),
  'Loan Application': () => window.openPanel('Borrowing', 'Loan against securities'),
  'Compensation Application': () => window.openPanel('More', 'Compensation'),
  Offers: () => window.openPanel('More', 'Offers'),
  Deposit: () => window.openPanel('Money', 'Deposit'),
  Withdrawal: () => window.openPanel('Money', 'Withdraw'),
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
