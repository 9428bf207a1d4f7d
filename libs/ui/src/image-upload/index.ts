export type { UploadedImage } from './createImageUploads.ts';
export { DropArea, type DropAreaProps } from './DropArea.tsx';
export { DropInvitation, type DropInvitationProps } from './DropInvitation.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { ImageSlot, type ImageSlotProps } from './ImageSlot.tsx';
export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
export { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';
export type { UploadFailure, UploadImage, UploadOptions } from './sendImage.ts';
