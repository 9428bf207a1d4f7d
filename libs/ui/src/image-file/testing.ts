/* Files that tests and stories choose: headers of every kind, whole or broken, and real pictures drawn by the browser. */

type Bytes = readonly number[];

function big(value: number, length: number): Bytes {
  return Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
}

function little(value: number, length: number): Bytes {
  return big(value, length).toReversed();
}

function letters(text: string): Bytes {
  return [...new TextEncoder().encode(text)];
}

export function fileOf(parts: BlobPart[], name: string, type: string): File {
  return new File(parts, name, { type });
}

function bytesOf(...groups: Bytes[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(groups.flat());
}

/** Signature and IHDR only: all that may be read before a decision. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const shape = [8, 6, 0, 0, 0, 0, 0, 0, 0];
  return bytesOf(signature, big(13, 4), letters('IHDR'), big(width, 4), big(height, 4), shape);
}

/** The first box of a file of the ISO base media family, as HEIC photos begin. @param brand - four letters */
export function heicStart(brand: string): Uint8Array<ArrayBuffer> {
  return bytesOf(big(24, 4), letters('ftyp'), letters(brand), big(0, 4), letters('mif1'), letters('heic'));
}

/** A marker segment: its marker, its length, and what it holds. */
export function segment(marker: number, content: Bytes): Bytes {
  return [0xff, marker, ...big(content.length + 2, 2), ...content];
}

export interface JpegParts {
  /** Whole segments before the frame header. */
  before?: Bytes[];
  /** @default 0xc0 — SOF0, baseline; 0xc2 is progressive. */
  frameMarker?: number;
}

export function jpegHeader(width: number, height: number, parts: JpegParts = {}): Uint8Array<ArrayBuffer> {
  const { before = [segment(0xe0, letters('JFIF\0'))], frameMarker = 0xc0 } = parts;
  const frame = segment(frameMarker, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]);
  return bytesOf([0xff, 0xd8], ...before, frame);
}

function webp(chunk: string, content: Bytes): Uint8Array<ArrayBuffer> {
  const head = [...letters('WEBP'), ...letters(chunk), ...little(content.length, 4)];
  return bytesOf(letters('RIFF'), little(head.length + content.length, 4), head, content);
}

export function lossyWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  return webp('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]);
}

export function losslessWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bits = width - 1 + (height - 1) * 2 ** 14;
  return webp('VP8L', [0x2f, ...little(bits, 4), 0, 0, 0, 0, 0]);
}

export function extendedWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  return webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);
}

/** A file of exactly this many bytes that starts like a small PNG. */
export function pngOfBytes(sizeBytes: number): File {
  const header = pngHeader(640, 400);
  return fileOf([header, new Uint8Array(sizeBytes - header.length)], 'scan.png', 'image/png');
}

export interface DrawnPicture {
  width: number;
  height: number;
  name?: string;
  /** @default 'image/jpeg' */
  type?: 'image/jpeg' | 'image/png';
  /** Nothing is drawn but see-through pixels. @default false */
  isTransparent?: boolean;
}

/** A real picture, made by the browser: four quarters in red, green, blue and yellow. Only where there is a canvas. */
export async function drawPicture({
  width,
  height,
  name = 'picture.jpg',
  type = 'image/jpeg',
  isTransparent = false,
}: DrawnPicture): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  const quarters = isTransparent ? ['transparent', 'transparent'] : ['red', 'lime', 'blue', 'yellow'];
  quarters.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  return fileOf([await canvas.convertToBlob({ type, quality: 0.9 })], name, type);
}

/**
 * The same JPEG with an EXIF block that says how to hold it.
 *
 * @param orientation - TIFF tag 0x0112, 1 to 8; 6 means "turn by 90° clockwise", as a phone held upright writes.
 */
export async function withOrientation(jpeg: File, orientation: number): Promise<File> {
  const tiff = [
    ...letters('MM'),
    ...big(42, 2),
    ...big(8, 4),
    ...big(1, 2),
    ...big(0x0112, 2),
    ...big(3, 2),
    ...big(1, 4),
    ...big(orientation, 2),
    ...big(0, 2),
    ...big(0, 4),
  ];
  const exif = segment(0xe1, [...letters('Exif\0\0'), ...tiff]);
  const start = await jpeg.slice(0, 2).arrayBuffer();
  return fileOf([start, new Uint8Array(exif), jpeg.slice(2)], jpeg.name, jpeg.type);
}
