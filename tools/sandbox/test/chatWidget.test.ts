// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const site = 'http://localhost:4200';
const evil = '<img src=x onerror="alert(1)"><b>hello</b>';
const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
const frameSource = read('../../../apps/web/chat-frame/chat-frame.js');
const widgetSource = read('../src/chat/widget.js');

interface ScriptElement {
  src: string;
  data: Record<string, string>;
  /** What the script finds besides the document. */
  globals?: object;
}

/** Runs a script as the element that carries this data would. */
function runAs(source: string, { src, data, globals }: ScriptElement): void {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  Object.assign(script.dataset, data);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  runInNewContext(source, { document, URL, setTimeout, ...globals });
}

function all<Kind extends keyof HTMLElementTagNameMap>(kind: Kind): HTMLElementTagNameMap[Kind][] {
  return [...document.querySelectorAll(kind)];
}

function only<Kind extends keyof HTMLElementTagNameMap>(kind: Kind): HTMLElementTagNameMap[Kind] {
  const [element, ...others] = all(kind);
  if (!element || others.length > 0) throw new RangeError(`not exactly one ${kind}`);
  return element;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the widget', () => {
  beforeEach(() => {
    runAs(widgetSource, { src: `${site}/sandbox/chat/widget.js`, data: { project: 'chat-100001' } });
  });

  it('leaves the title to the drawer around it, and its colours are those of the product', () => {
    expect(all('h1')).toEqual([]);
    const tokens = readFileSync(
      resolve(import.meta.dirname, '../../../libs/ui/src/theme/colours.css'),
      'utf8',
    );
    const colours = read('../src/chat/widget.css').match(/oklch\([^)]+\)/g) ?? [];
    expect(colours.length).toBeGreaterThan(20);
    for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
    expect(read('../src/chat/widget.css')).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });

  function type(text: string, key: KeyboardEventInit = { key: 'Enter' }): boolean {
    only('textarea').value = text;
    return only('textarea').dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }),
    );
  }

  const messages = () => all('p').map(({ textContent }) => textContent);

  it('greets with the project of the client, and labels its parts [I3-8-FRAME]', () => {
    expect(messages()).toEqual([expect.stringContaining('(chat-100001)')]);
    expect(only('label').htmlFor).toBe(only('textarea').id);
    expect(document.querySelector('[role=log]')?.getAttribute('aria-label')).toBe('Messages');
  });

  it('sends with Enter and answers after a moment', () => {
    type('Hello');
    expect(messages()[1]).toBe('YouHello');
    expect(only('textarea').value).toBe('');
    vi.advanceTimersByTime(600);

    expect(messages()[2]).toContain('You wrote: “Hello”.');
  });

  it('sends with the button, and keeps the focus on the text', () => {
    only('textarea').value = 'Hello';
    only('button').click();

    expect(messages()[1]).toBe('YouHello');
    expect(document.activeElement).toBe(only('textarea'));
  });

  it('sends nothing empty, and no line break or half a composed word', () => {
    expect(type('   ')).toBe(false);
    expect(type('Hello', { key: 'Enter', shiftKey: true })).toBe(true);
    expect(type('नम', { key: 'Enter', isComposing: true })).toBe(true);

    expect(messages()).toHaveLength(1);
  });

  it('shows what was typed as text, in its answer too', () => {
    type(evil);
    vi.advanceTimersByTime(600);

    expect(messages()[1]).toBe(`You${evil}`);
    expect(messages()[2]).toContain(evil);
    expect([all('img'), all('b')]).toEqual([[], []]);
  });
});

describe('the frame', () => {
  const page = { postMessage: vi.fn<(message: unknown, target: string) => void>() };

  let receive: (event: object) => void = () => {};

  beforeEach(() => {
    page.postMessage.mockClear();
    Object.defineProperty(document, 'baseURI', { value: `${site}/chat-frame.html`, configurable: true });
    const frame = {
      parent: page,
      addEventListener: (_type: 'message', listener: typeof receive) => {
        receive = listener;
      },
    };
    const data = { widget: '/sandbox/chat/widget.js' };
    runAs(frameSource, { src: `${site}/chat-frame.js`, data, globals: { window: frame } });
  });

  function tell(data: unknown, { source = page, origin = site }: { source?: unknown; origin?: string } = {}) {
    receive({ data, source, origin });
  }

  const told = () => page.postMessage.mock.calls;

  it('says to the page of its own site that it is ready', () => {
    expect(told()).toEqual([[{ type: 'wealth-chat:ready' }, site]]);
    expect(all('script')).toEqual([]);
  });

  it('loads the widget once, with the project, and follows the look of the page', () => {
    tell({ type: 'wealth-chat:start', project: 'chat-100001', theme: 'dark', language: 'hi' });
    tell({ type: 'wealth-chat:start', project: 'chat-100001', theme: 'light', language: 'en' });

    expect(only('script').getAttribute('src')).toBe('/sandbox/chat/widget.js');
    expect(only('script').dataset.project).toBe('chat-100001');
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(document.documentElement.lang).toBe('en');
  });

  it.each([
    { name: 'another window', message: { project: 'x' }, from: { source: {} } },
    { name: 'a page of another site', message: { project: 'x' }, from: { origin: 'https://evil.example' } },
    { name: 'a message without a project', message: {}, from: {} },
    { name: 'a project that is none', message: { project: 7 }, from: {} },
  ])('takes nothing from $name', ({ message, from }) => {
    tell({ type: 'wealth-chat:start', ...message }, from);

    expect(all('script')).toEqual([]);
  });

  it.each([null, 'start', { type: 'start', project: 'x' }])('takes no message like %o', (message) => {
    tell(message);

    expect(all('script')).toEqual([]);
  });

  it.each([
    ['load', 'wealth-chat:started'],
    ['error', 'wealth-chat:failed'],
  ])('tells of a %s', (event, type) => {
    tell({ type: 'wealth-chat:start', project: 'chat-100001' });
    only('script').dispatchEvent(new Event(event));

    expect(told().at(-1)).toEqual([{ type }, site]);
  });

  it('tells of Escape, so that the page can close it', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

    expect(told().at(-1)).toEqual([{ type: 'wealth-chat:close' }, site]);
  });
});
