export { Cropper, type CropperError, type CropperProps } from './Cropper.tsx';
export { englishCropperTexts, type CropperTexts } from './cropperTexts.ts';
export { CropPreview, type CropPreviewProps } from './CropPreview.tsx';
