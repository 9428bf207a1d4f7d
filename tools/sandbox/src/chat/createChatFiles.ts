import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originContext, type HttpContext } from '../http/facts.ts';
import { cspReportPath, plainHost } from '../http/securityHeaders.ts';

/** Where the sandbox's own widget is served. */
const ownWidgetPath = '/sandbox/chat/widget.js';

interface ChatFile {
  path: string;
  respond: (c: HttpContext) => Response;
}

function read(file: URL | string): string {
  return readFileSync(file, 'utf8');
}

/** Script and style of a frame without an origin: only `cross-origin` lets it load them. */
function asset(path: string, contentType: string, text: string): ChatFile {
  const headers = {
    'content-type': `${contentType}; charset=utf-8`,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return { path, respond: () => new Response(text, { headers }) };
}

/** The page's own address as a source of the policy: in a frame without an origin not every browser takes 'self'. */
function ownSource(c: HttpContext): string {
  const { host, isSecure } = originContext(c);
  return plainHost.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : "'self'";
}

/**
 * The policy of the chat frame: scripts of the page's own address and of the one configured origin, which is
 * also all that the widget may talk to. `sandbox` holds when somebody opens the frame by its address, too.
 */
function framePolicy(own: string, foreign: string | null): string {
  const sources = foreign === null ? own : `${own} ${foreign}`;
  const directives = [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${foreign ?? own}`,
    `img-src ${foreign ?? own} data:`,
    `font-src ${foreign ?? own}`,
    `connect-src ${foreign === null ? "'none'" : `${foreign} ${foreign.replace(/^http/, 'ws')}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
    `report-uri ${cspReportPath}`,
  ];
  return directives.join('; ');
}

function frame(folder: string, script: URL | null): ChatFile {
  const address = (script?.href ?? ownWidgetPath).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const html = read(join(folder, 'chat-frame.html')).replace('WIDGET_ADDRESS', () => address);
  return {
    path: '/chat-frame.html',
    respond: (c) =>
      new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': framePolicy(ownSource(c), script?.origin ?? null),
          'x-frame-options': 'SAMEORIGIN',
        },
      }),
  };
}

export interface ChatFilesOptions {
  /** Folder of the app with the document and the script of its chat frame; without one no frame is served. */
  chatFrameFolder: string | undefined;
  /** Address of another widget; the sandbox's own when absent. */
  chatScript: string | undefined;
}

function frameFiles({ chatFrameFolder: folder, chatScript: script }: ChatFilesOptions): ChatFile[] {
  if (folder === undefined) return [];
  return [
    frame(folder, script === undefined ? null : new URL(script)),
    asset('/chat-frame.js', 'text/javascript', read(join(folder, 'chat-frame.js'))),
  ];
}

/** The document and script of the app's chat frame, and the sandbox's own widget. */
export function createChatFiles(options: ChatFilesOptions): ChatFile[] {
  return [
    ...frameFiles(options),
    asset(ownWidgetPath, 'text/javascript', read(new URL('./widget.js', import.meta.url))),
    asset('/sandbox/chat/widget.css', 'text/css', read(new URL('./widget.css', import.meta.url))),
  ];
}
