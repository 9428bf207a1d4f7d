import { fullBrowserHere } from '@wealth/browser';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startBarePage } from './startBarePage.ts';
import { javascriptUntilMessages } from './javascriptUntilMessages.ts';
import { atLeast, atMost, median, told, type Figure } from './figures.ts';
import { startSandbox } from './processes.ts';

const runs = 3;

interface PageLoad {
  /** With what the page loads when it rests. */
  allJavascriptKb: number;
  cssKb: number;
  requests: number;
  fonts: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
}

function rowsOf(audit: Result['audits'][string] | undefined) {
  const details = audit?.details;
  return details?.type === 'table' ? details.items : [];
}

function pageLoadOf({ audits, categories }: Result): PageLoad {
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const requests = rowsOf(audits['network-requests']);
  const of = (type: string) => requests.filter((request) => request['resourceType'] === type);
  const kilobytes = (files: typeof requests) =>
    files.reduce((sum, file) => sum + Number(file['transferSize'] ?? 0), 0) / 1000;
  return {
    allJavascriptKb: kilobytes(of('Script')),
    cssKb: kilobytes(of('Stylesheet')),
    requests: requests.length,
    fonts: of('Font').length,
    lcpMs: numeric('largest-contentful-paint'),
    tbtMs: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  };
}

async function load(url: string): Promise<PageLoad> {
  const chrome = await launch({
    chromePath: fullBrowserHere(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    return pageLoadOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** The sign-in page, cold, with the mobile preset, beside a bare React page: the two in turn, medians of three. */
export async function measureLoginPage(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  const bare = await startBarePage();
  const ours: PageLoad[] = [];
  const floor: PageLoad[] = [];
  const untilMessagesKb: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      floor.push(await load(`${bare.origin}/`));
      ours.push(await load(`${sandbox.origin}/login`));
      untilMessagesKb.push(await javascriptUntilMessages(sandbox.origin));
    }
  } finally {
    await bare.stop();
    await sandbox.stop();
  }
  const middle = (pick: (page: PageLoad) => number) => median(ours.map(pick));
  const lcpRatio = middle((page) => page.lcpMs) / median(floor.map((page) => page.lcpMs));
  return [
    atMost(
      { name: 'JavaScript until an empty press shows its messages, brotli', unit: ' kB' },
      median(untilMessagesKb),
      140,
    ),
    told(
      { name: 'all JavaScript, at rest', unit: ' kB' },
      middle((page) => page.allJavascriptKb),
    ),
    atMost(
      { name: 'CSS, brotli', unit: ' kB' },
      middle((page) => page.cssKb),
      15,
    ),
    atMost(
      { name: 'requests' },
      middle((page) => page.requests),
      12,
    ),
    atMost(
      { name: 'font files' },
      middle((page) => page.fonts),
      2,
    ),
    atMost({ name: 'LCP beside the bare page', unit: '×' }, lcpRatio, 1.35),
    atMost(
      { name: 'total blocking time', unit: ' ms' },
      middle((page) => page.tbtMs),
      50,
    ),
    atMost(
      { name: 'layout shift' },
      middle((page) => page.cls),
      0.01,
    ),
    atLeast(
      { name: 'performance' },
      middle((page) => page.performance),
      99,
    ),
    atLeast(
      { name: 'accessibility' },
      middle((page) => page.accessibility),
      100,
    ),
    atLeast(
      { name: 'best practices' },
      middle((page) => page.bestPractices),
      100,
    ),
  ];
}
