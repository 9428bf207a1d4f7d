export {
  checkImageFile,
  imageBytesLimit,
  imagePixelsLimit,
  imageSideLimit,
  type ImageFileCheck,
  type ImageFileProblem,
} from './checkImageFile.ts';
export { shrinkAboveBytes, shrinkAboveSide, shrinkImage, type ShrinkOptions } from './shrinkImage.ts';
export { readImageHeader, type ImageFormat, type ImageHeader } from './readImageHeader.ts';
