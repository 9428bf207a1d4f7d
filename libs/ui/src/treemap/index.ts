export { HeatButton, type HeatButtonProps } from './HeatButton.tsx';
export { HeatScale } from './HeatScale.tsx';
export type { TreemapTarget } from './tilesOf.ts';
export { Treemap, type TreemapProps } from './Treemap.tsx';
export type { TreemapInstrument, TreemapSector } from './treemapLayout.ts';
