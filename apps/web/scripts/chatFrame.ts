import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const attributeSigns: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/**
 * Fills the document of the chat frame.
 *
 * @param document - `chat-frame.html` with the mark WIDGET_ADDRESS.
 * @param script - Address of the widget's script.
 */
export function chatFrameFor(document: string, script: string): string {
  if (!document.includes('WIDGET_ADDRESS')) throw new Error('chat-frame.html has no place for the address.');
  const address = new URL(script).href.replaceAll(/[&"<]/g, (sign) => attributeSigns[sign] ?? sign);
  return document.replace('WIDGET_ADDRESS', () => address);
}

/**
 * Puts document and script of the chat frame into the built app, for a server that only hands out files. Its headers
 * are those of docs/security-headers.md.
 *
 * @param source - Folder of the two files.
 * @param dist - Folder of the built app.
 */
export async function writeChatFrame(source: string, dist: string, script: string): Promise<void> {
  const document = await readFile(join(source, 'chat-frame.html'), 'utf8');
  await writeFile(join(dist, 'chat-frame.html'), chatFrameFor(document, script));
  await writeFile(join(dist, 'chat-frame.js'), await readFile(join(source, 'chat-frame.js')));
}
