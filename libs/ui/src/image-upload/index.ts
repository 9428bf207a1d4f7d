export type { UploadedImage } from './createImageUploads.ts';
export { ImageSlot, type ImageSlotProps } from './ImageSlot.tsx';
export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
export { englishImageUploadTexts, type ImageUploadTexts, type MarkedText } from './imageUploadTexts.ts';
export type { UploadFailure, UploadImage, UploadOptions } from './sendImage.ts';
