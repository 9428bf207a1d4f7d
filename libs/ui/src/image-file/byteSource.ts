/** Bytes that are read on demand: a parser of headers takes a few kilobytes of a 20 MB file. */
export interface ByteSource {
  /** Bytes in all. */
  size: number;
  /** @returns fewer bytes than asked for, down to none, where the source ends. */
  read: (start: number, length: number) => Promise<Uint8Array>;
}

/** One slice of this many bytes is held at a time: most headers need no second one. */
const windowBytes = 65_536;

/** Reads a file by slices; it never has the whole of it in memory. */
export function blobSource(blob: Blob): ByteSource {
  let windowStart = 0;
  let held = new Uint8Array();
  return {
    size: blob.size,
    async read(start, length) {
      if (start < windowStart || start + length > windowStart + held.length) {
        const slice = blob.slice(start, start + Math.max(length, windowBytes));
        held = new Uint8Array(await slice.arrayBuffer());
        windowStart = start;
      }
      return held.subarray(start - windowStart, start - windowStart + length);
    },
  };
}

/** @returns false too where `bytes` ends before the text does. */
export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  return new TextEncoder().encode(text).every((code, index) => bytes[offset + index] === code);
}

/** Big-endian, 1 to 4 bytes; absent bytes count as zero. */
export function bigEndian(bytes: Uint8Array, offset: number, length: number): number {
  return bytes.subarray(offset, offset + length).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Little-endian, 1 to 4 bytes; absent bytes count as zero. */
export function littleEndian(bytes: Uint8Array, offset: number, length: number): number {
  return bytes.subarray(offset, offset + length).reduceRight((sum, byte) => sum * 256 + byte, 0);
}
