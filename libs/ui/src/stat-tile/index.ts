export { StatStrip, StatTile, type StatStripProps, type StatTileProps } from './StatTile.tsx';
