import { open, rm } from 'node:fs/promises';
import * as z from 'zod/mini';

/** The one file of an upload, as it came: on the disk, because forty of 20 MB would fill the memory. */
export class ReceivedFile {
  readonly path: string;
  readonly byteCount: number;

  constructor(path: string, byteCount: number) {
    this.path = path;
    this.byteCount = byteCount;
  }

  /** The first bytes of the file. */
  async head(count: number): Promise<Uint8Array> {
    const handle = await open(this.path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** Takes the file away; one that is gone or was never whole is no fault. */
  async discard(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** Body of an upload: `UploadImageBody` of the description, with the file on the disk. */
export const uploadBody = z.object({ file: z.instanceof(ReceivedFile) });
