export { DataList, type DataListItem, type DataListProps } from './DataList.tsx';
export { IconRow, RowText, type IconRowProps, type RowTextProps } from './IconRow.tsx';
export { IconTile, type IconTileProps } from './IconTile.tsx';
