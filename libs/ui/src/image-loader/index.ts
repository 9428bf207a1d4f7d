export { ImageLoader, type ImageLoaderProps, type ImageLoadState } from './ImageLoader.tsx';
export { englishImageLoaderTexts, type ImageLoaderTexts } from './imageLoaderTexts.ts';
export { useImageZoom, type ImageZoomControl } from './useImageZoom.tsx';
