import type { Duplex } from 'node:stream';

/** How long a peer has to read its refusal and to close its own side. */
const goodbyeMs = 2_000;

/**
 * Ends a socket whose peer may be a stranger. Without the time-out, a peer that does not read, or never closes its
 * own side, would keep the descriptor. What the peer still sends is thrown away: closed at once over unread bytes,
 * the system would send a reset, which takes the refusal from a peer that has not read it yet.
 */
export function endSocket(socket: Duplex, text: string): void {
  const timer = setTimeout(() => socket.destroy(), goodbyeMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
  socket.end(text);
}
