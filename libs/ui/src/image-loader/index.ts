export { ImageLoader, type ImageLoaderProps, type ImageLoadState } from './ImageLoader.tsx';
export { useImageZoom, type ImageZoomControl } from './useImageZoom.tsx';
