import { useMutation } from '@tanstack/react-query';
import { csvText, type CsvCell } from '@wealth/domain';
import { useOwnFile } from '../files/useOwnFile.ts';
import { useSaveTable } from '../files/useSaveTable.ts';

/** A column of a file. */
export interface CsvColumn<Row> {
  title: string;
  /** A text that a spreadsheet would run is made safe. Prices and amounts in rupees, times in Indian time. */
  cell: (row: Row) => CsvCell;
}

/** A column of a table, or of a file alone: what a file has of it. */
export interface FileColumn<Row> {
  csv?: ReadonlyArray<CsvColumn<Row>>;
}

export interface CsvOptions<Row> {
  /** Of the file, without its day. */
  name: string;
  /** The first line: which rows these are, in what order and of when. Null for a file that another program reads. */
  head: ((rows: readonly Row[]) => string) | null;
  /** The columns of the table; one of them may be several columns of the file. */
  columns: ReadonlyArray<FileColumn<Row>>;
  /** As they are listed, or how all of them are read. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
  /** The client's own amounts are among them: while these are hidden, the client is asked first. @default false */
  isOwn?: boolean;
}

/** Hands over rows as CSV, below a line that says which they are. */
export function useCsv<Row>({ name, head, columns, rows, isOwn = false }: CsvOptions<Row>) {
  const mayBeSaved = useOwnFile();
  const saveTable = useSaveTable();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (typeof rows === 'function' ? rows() : rows),
    onSuccess: (read: readonly Row[]) => {
      const parts = columns.flatMap(({ csv = [] }) => csv);
      const lines = read.map((row) => parts.map(({ cell }) => cell(row)));
      const titles = parts.map(({ title }) => title);
      const table = [titles, ...lines];
      saveTable(name, head === null ? csvText(table, false) : csvText([[head(read)], ...table]));
    },
  });

  async function save() {
    if (!isOwn || (await mayBeSaved())) mutate();
  }
  return { save: () => void save(), isSaving: isPending };
}
