export { ImageLoader, type ImageLoaderProps, type ImageLoadState } from './ImageLoader.tsx';
