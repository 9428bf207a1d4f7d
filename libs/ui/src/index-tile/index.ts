export { IndexStrip, type IndexStripProps } from './IndexTile.tsx';
