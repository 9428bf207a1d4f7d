import { watch } from 'node:fs';

export interface WatchedSource {
  /** Folder whose files, at any depth, are watched. */
  folder: string;
  /** Brings what is made from them up to date. */
  regenerate: () => Promise<void>;
}

/** Editors save in several steps; what comes within this time is one change. */
const settleMs = 100;

/**
 * Regenerates after each change of the sources: once for a burst, never twice at a time, and once more when
 * something has changed in between.
 *
 * @returns a function that ends the watch.
 */
export function watchSources(sources: readonly WatchedSource[]): () => void {
  const stops = sources.map(({ folder, regenerate }) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(regenerate);
      }, settleMs);
    });
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
