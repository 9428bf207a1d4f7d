export { checkImageFile, type ImageFileCheck, type ImageFileProblem } from './checkImageFile.ts';
