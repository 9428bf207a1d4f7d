import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const descriptors = '/proc/self/fd';

/** Only Linux shows what a process has open. */
export const showsOpenFiles = existsSync(descriptors);

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`${descriptors}/${descriptor}`);
  } catch {
    // The list's own descriptor, for one, is closed by now.
    return '';
  }
}

/** The files below a folder that this process has open, deleted ones too. */
export function openFilesIn(folder: string): string[] {
  return readdirSync(descriptors)
    .map(targetOf)
    .filter((target) => target.startsWith(folder));
}
