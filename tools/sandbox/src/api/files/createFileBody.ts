import type { ReadStream } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import type { Timers } from '../../machine/timers.ts';

/** A peer that takes nothing of its file for so long is cut off, at the second look at the latest. */
const stalledMs = 30_000;

export interface Transfer {
  file: ReadStream;
  /** Absent for a call inside the process. */
  outgoing: HttpBindings['outgoing'] | undefined;
  timers: Timers;
  /** Called once when the file is closed. */
  onEnd: () => void;
  /** Called where the disk cannot be read. */
  onError: (error: unknown) => void;
}

/** Lets go of the file when its answer is over, however that comes about. @returns Cuts the answer off. */
function watchTransfer({ file, outgoing, timers, onEnd }: Transfer): () => void {
  let before = 0;

  function end(): void {
    stop();
    file.destroy();
    onEnd();
  }

  function cut(): void {
    outgoing?.destroy();
    end();
  }

  // What is read next waits until the peer has taken what was read before.
  const stop = timers.every(stalledMs, () => {
    if (file.bytesRead === before) cut();
    before = file.bytesRead;
  });
  (outgoing ?? file).once('close', end);
  // A peer that went away while the file was opened does not say so again.
  if (outgoing?.destroyed) end();
  return cut;
}

/** Makes the body that sends a file no faster than its peer reads it, and closes the file in every case. */
export function createFileBody(transfer: Transfer): ReadableStream<Uint8Array> {
  const { file, onError } = transfer;
  const cut = watchTransfer(transfer);
  const pieces: AsyncIterator<unknown, unknown> = file[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value } = await pieces.next();
          if (value instanceof Uint8Array) controller.enqueue(value);
          else controller.close();
        } catch {
          // A file that was let go of says the same as one that cannot be read; only the latter is a failure.
          if (file.errored) onError(file.errored);
          cut();
          controller.close();
        }
      },
      cancel: () => {
        file.destroy();
      },
    },
    new CountQueuingStrategy({ highWaterMark: 0 }),
  );
}
