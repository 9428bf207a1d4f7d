export {
  checkImageFile,
  imageBytesLimit,
  imagePixelsLimit,
  imageSideLimit,
  type ImageFileCheck,
  type ImageFileProblem,
} from './checkImageFile.ts';
export { readImageHeader, type ImageFormat, type ImageHeader } from './readImageHeader.ts';
