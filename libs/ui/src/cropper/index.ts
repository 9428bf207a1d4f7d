export { Cropper } from './Cropper.tsx';
export type { CropperError, CropperProps } from './cropperProps.ts';
export { englishCropperTexts, type CropperTexts } from './cropperTexts.ts';
export { CropPreview, type CropPreviewProps } from './CropPreview.tsx';
