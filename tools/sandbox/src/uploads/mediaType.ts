export type ImageMediaType = 'image/jpeg' | 'image/png' | 'image/webp';

interface Signature {
  mediaType: ImageMediaType;
  /** Byte values by offset. */
  parts: ReadonlyArray<{ offset: number; bytes: readonly number[] }>;
}

const signatures: readonly Signature[] = [
  { mediaType: 'image/jpeg', parts: [{ offset: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { mediaType: 'image/png', parts: [{ offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  {
    mediaType: 'image/webp',
    parts: [
      { offset: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
];

/** How many bytes identify the type of an image. */
export const signatureBytes = 12;

/** What the first bytes say an image is; the file's name and declared type are never asked. */
export function detectImage(bytes: Uint8Array): ImageMediaType | null {
  const found = signatures.find((signature) =>
    signature.parts.every((part) => part.bytes.every((byte, index) => bytes[part.offset + index] === byte)),
  );
  return found?.mediaType ?? null;
}
