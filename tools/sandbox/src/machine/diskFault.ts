/** What can be wrong with a disk or a file on it. */
export type DiskFault = 'full' | 'notWritable' | 'notAFolder' | 'damaged' | 'busy';

const faultsOfSystem: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EROFS: 'notWritable',
  ENOENT: 'notWritable',
  EEXIST: 'notAFolder',
  ENOTDIR: 'notAFolder',
  EISDIR: 'notAFolder',
};

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const faultsOfDatabase: Readonly<Record<number, DiskFault>> = {
  1: 'damaged',
  5: 'busy',
  6: 'busy',
  8: 'notWritable',
  10: 'damaged',
  11: 'damaged',
  13: 'full',
  14: 'notAFolder',
  26: 'damaged',
};

/** Reads the fault out of an error of Node's file system or of SQLite; null when it is something else. */
export function diskFaultOf(error: unknown): DiskFault | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The low byte is the primary code.
    return faultsOfDatabase[error.errcode & 0xff] ?? null;
  }
  return 'code' in error && typeof error.code === 'string' ? (faultsOfSystem[error.code] ?? null) : null;
}

/** The log line of an unexpected error: one sentence instead of a stack where that is enough. */
export function describeError(error: unknown): string {
  if (diskFaultOf(error) === 'full') return diskFullMessage;
  return error instanceof Error ? (error.stack ?? error.message) : 'failed';
}

export const diskFullMessage = 'The disk of the data folder is full: nothing more can be stored.';
