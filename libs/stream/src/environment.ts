/** What a socket tells. `onClose` is the end; nothing follows it. */
export interface SocketHandlers {
  onOpen: () => void;
  /** @param data - Text, or a Blob or ArrayBuffer of a binary frame. */
  onMessage: (data: unknown) => void;
  onClose: (code: number) => void;
}

export interface Socket {
  send: (text: string) => void;
  close: (code: number) => void;
}

/** Stops a timer, a frame or a subscription. Calling it again does nothing. */
export type Cancel = () => void;

/** Everything of the outside world that the stream uses, so that a test can play it. */
export interface StreamEnvironment {
  openSocket: (url: string, handlers: SocketHandlers) => Socket;
  setTimer: (callback: () => void, delayMs: number) => Cancel;
  /** Milliseconds on a clock that nobody can set; only the distance between two readings means anything. */
  now: () => number;
  /** Once, before the next paint. A hidden tab paints nothing, so it waits until it is shown. */
  requestFrame: (callback: () => void) => Cancel;
  /** Called in a frame: once that frame has been drawn. */
  afterFrame: (callback: () => void) => void;
  isOnline: () => boolean;
  /** Calls the listener when `isOnline` may have changed. */
  onNetworkChange: (listener: () => void) => Cancel;
  /** Nobody can see the page: another tab is in front, or the window is away. */
  isHidden: () => boolean;
  /** Calls the listener when `isHidden` may have changed. */
  onVisibilityChange: (listener: () => void) => Cancel;
  /** From 0 up to 1, for the jitter. */
  random: () => number;
}

/** The environment of a browser window; randomness is the caller's, as everywhere. */
export function browserEnvironment(target: Window, random: () => number): StreamEnvironment {
  return {
    random,
    openSocket: (url, handlers) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => handlers.onOpen());
      socket.addEventListener('message', (event) => handlers.onMessage(event.data));
      // An error is always followed by a close, which says more.
      socket.addEventListener('close', (event) => handlers.onClose(event.code));
      return {
        send: (text) => {
          // A socket whose end is on its way takes the text without a word but for an error in the console.
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: (code) => socket.close(code),
      };
    },
    setTimer: (callback, delayMs) => {
      const timer = target.setTimeout(callback, delayMs);
      return () => target.clearTimeout(timer);
    },
    now: () => target.performance.now(),
    requestFrame: (callback) => {
      const frame = target.requestAnimationFrame(callback);
      return () => target.cancelAnimationFrame(frame);
    },
    // A frame is one task; the next one comes after it.
    afterFrame: (callback) => void target.setTimeout(callback),
    isOnline: () => target.navigator.onLine,
    onNetworkChange: (listener) => {
      target.addEventListener('online', listener);
      target.addEventListener('offline', listener);
      return () => {
        target.removeEventListener('online', listener);
        target.removeEventListener('offline', listener);
      };
    },
    isHidden: () => target.document.hidden,
    onVisibilityChange: (listener) => {
      target.document.addEventListener('visibilitychange', listener);
      return () => target.document.removeEventListener('visibilitychange', listener);
    },
  };
}

/** The address of the socket on the page's own origin: wss:// on an https:// page. */
export function streamUrl(pageAddress: string): string {
  const url = new URL('/stock/ws', pageAddress);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.toString();
}
