export type { UploadedImage } from './createImageUploads.ts';
export { ChooseOrDrop } from './ChooseOrDrop.tsx';
export { DropArea, type DropAreaProps } from './DropArea.tsx';
export { ImageSlot, type ImageSlotProps } from './ImageSlot.tsx';
export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
export { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';
export type { UploadFailure, UploadImage, UploadOptions } from './sendImage.ts';
