export { HeatScale } from './HeatScale.tsx';
export { Treemap, type TreemapProps } from './Treemap.tsx';
export type { TreemapInstrument, TreemapSector } from './treemapLayout.ts';
