/** A sentence of which one part is drawn as the action. */
export interface MarkedText {
  before: string;
  action: string;
  after: string;
}

/** What ImageUpload and ImageSlot say. */
export interface ImageUploadTexts {
  /** The specification's hint; `limit` is a count of images. */
  hint: (limit: number) => string;
  slotHint: string;
  chooseOrDrop: MarkedText;
  /** On touch screens, where the camera is asked for. */
  photoOrFile: { photo: string; file: string };
  addImage: string;
  /** Beside the name of the file. */
  preview: (name: string) => string;
  notAnImage: string;
  heic: string;
  tooManyBytes: string;
  tooManyPixels: string;
  /** The server answered without an address. */
  noAddress: string;
  uploadFailed: string;
  uploading: (name: string) => string;
  /** Of what is sent: 0 to 100. */
  percent: (percent: number) => string;
  /** Beside the size of a file. */
  uploaded: (size: string) => string;
  /** For an image that was sent earlier: its size is not known. */
  uploadedEarlier: string;
  view: (name: string) => string;
  remove: (name: string) => string;
  retry: string;
  retryNamed: (name: string) => string;
  /** 1,024 bytes each: the limit of 20 MB is 20,971,520 bytes. */
  kilobytes: (count: number) => string;
  megabytes: (count: number) => string;
}

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export const englishImageUploadTexts: ImageUploadTexts = {
  hint: (limit) => `Supported: JPG, PNG. Max ${limit} images`,
  slotHint: 'Supported: JPG, PNG · under 20 MB',
  chooseOrDrop: { before: '', action: 'Choose an image', after: ' or drop it here' },
  photoOrFile: { photo: 'Take a photo', file: 'Choose a file' },
  addImage: 'Add image',
  preview: (name) => `Preview of ${name}`,
  notAnImage: 'Only image files are allowed.',
  heic: 'This photo is in HEIC form. Choose a JPG or PNG, or set the camera to the most compatible form.',
  tooManyBytes: 'Image must be smaller than 20MB.',
  tooManyPixels: 'An image may have at most 64 megapixels and 16,384 pixels a side.',
  noAddress: 'Upload failed.',
  uploadFailed: 'Image upload failed.',
  uploading: (name) => `Uploading ${name}`,
  percent: (percent) => `${percent}%`,
  uploaded: (size) => `${size} · uploaded`,
  uploadedEarlier: 'Uploaded',
  view: (name) => `View ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: 'Retry',
  retryNamed: (name) => `Retry ${name}`,
  kilobytes: (count) => `${whole.format(count)} KB`,
  megabytes: (count) => `${oneDecimal.format(count)} MB`,
};

const kilobyte = 1024;

/** "420 KB" or "1.8 MB"; a file of some bytes is 1 KB. */
export function sizeText(bytes: number, texts: ImageUploadTexts): string {
  const kilobytes = bytes / kilobyte;
  if (kilobytes < kilobyte) return texts.kilobytes(Math.max(kilobytes, 1));
  return texts.megabytes(kilobytes / kilobyte);
}
