export { Cropper } from './Cropper.tsx';
export type { CropperError, CropperProps } from './cropperProps.ts';
export { CropPreview, type CropPreviewProps } from './CropPreview.tsx';
