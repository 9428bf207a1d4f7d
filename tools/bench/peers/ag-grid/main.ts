import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  type ColDef,
} from 'ag-grid-community';
import {
  onTicks,
  peerColumns,
  readRows,
  rowHeightPx,
  textOf,
  type PeerFigure,
  type PeerRow,
} from '../readFeed.ts';

const batchMs = 16;

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, CellStyleModule]);

function columnOf(field: PeerFigure, headerName: string): ColDef<PeerRow> {
  const isChange = field === 'change' || field === 'change_percent';
  return {
    field,
    headerName,
    flex: 1,
    type: 'rightAligned',
    valueFormatter: ({ data }) => (data ? textOf[field](data) : ''),
    ...(isChange && {
      cellClassRules: { up: ({ value }) => value >= 0, down: ({ value }) => value < 0 },
    }),
  };
}

const rows = await readRows();
const rowOf = new Map(rows.map((row) => [row.symbol, row]));
const element = document.getElementById('grid');
if (!element) throw new Error('The page has no room for its grid.');

// As its guide to high frequency says: rows by id, transactions in batches, nothing animated.
const grid = createGrid<PeerRow>(element, {
  columnDefs: [
    { headerName: 'Instrument', flex: 2, valueGetter: ({ data }) => data && `${data.symbol} ${data.name}` },
    ...peerColumns.map(([field, headerName]) => columnOf(field, headerName)),
  ],
  rowData: rows,
  rowHeight: rowHeightPx,
  getRowId: ({ data }) => data.symbol,
  asyncTransactionWaitMillis: batchMs,
  animateRows: false,
  suppressCellFocus: true,
  suppressColumnMoveAnimation: true,
});

onTicks((ticks) => {
  const update: PeerRow[] = [];
  for (const tick of ticks) {
    const name = rowOf.get(tick.symbol)?.name;
    if (name !== undefined) update.push({ ...tick, name });
  }
  grid.applyTransactionAsync({ update });
});
