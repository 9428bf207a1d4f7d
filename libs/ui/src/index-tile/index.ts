export { IndexStrip, IndexTile, type IndexStripProps, type IndexTileProps } from './IndexTile.tsx';
