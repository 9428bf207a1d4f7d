export { IndexStrip, type IndexStripProps, type IndexTileProps } from './IndexTile.tsx';
