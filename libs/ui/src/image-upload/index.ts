export type { UploadedImage } from './createImageUploads.ts';
export { DropArea, type DropAreaProps } from './DropArea.tsx';
export { ImageSlot, type ImageSlotProps } from './ImageSlot.tsx';
export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
export { englishImageUploadTexts, type ImageUploadTexts, type MarkedText } from './imageUploadTexts.ts';
export { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';
export type { UploadFailure, UploadImage, UploadOptions } from './sendImage.ts';
