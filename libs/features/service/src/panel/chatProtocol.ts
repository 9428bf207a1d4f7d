/** What the frame tells the page; see docs/contracts.md. */
export type FrameMessage = 'ready' | 'started' | 'failed' | 'close';

const messages: ReadonlyMap<unknown, FrameMessage> = new Map<unknown, FrameMessage>([
  ['wealth-chat:ready', 'ready'],
  ['wealth-chat:started', 'started'],
  ['wealth-chat:failed', 'failed'],
  ['wealth-chat:close', 'close'],
]);

export interface ChatStart {
  /** The profile's service id. */
  project: string;
  theme: 'light' | 'dark';
  language: string;
}

/** The part of a window that can be spoken to. */
export interface FrameWindow {
  postMessage: (message: unknown, target: string) => void;
}

/**
 * Reads a message of the window's event.
 *
 * @param frame - The window of our iframe. Its origin is opaque, so that the sender is known by this alone.
 * @returns null for whatever another window or another script says.
 */
export function readFrameMessage(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  frame: FrameWindow | null | undefined,
): FrameMessage | null {
  if (!frame || source !== frame) return null;
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return messages.get(type) ?? null;
}

/** Loads the widget for this client; said again it changes the look only. Nothing secret goes in. */
export function startChat(frame: FrameWindow, { project, theme, language }: ChatStart): void {
  // A frame without an origin has no address that could be named as the target.
  frame.postMessage({ type: 'wealth-chat:start', project, theme, language }, '*');
}
