import type { ContractNote } from '@wealth/api-sdk/model';
import { Document } from '@wealth/parts';
import { NoteEstimates } from './NoteEstimates.tsx';
import { NoteOrders } from './NoteOrders.tsx';
import { NoteOrdersOnPaper } from './NoteOrdersOnPaper.tsx';
import { NoteSum } from './NoteSum.tsx';
import { NoteTrades } from './NoteTrades.tsx';
import { useNoteHead } from './useNoteHead.tsx';

export interface ContractNoteDocumentProps {
  note: ContractNote;
  /** Only paper shows it. @default false */
  isPaperOnly?: boolean;
}

/** The contract note of a day as a document. */
export function ContractNoteDocument({ note, isPaperOnly = false }: ContractNoteDocumentProps) {
  return (
    <Document {...useNoteHead(note)} isPaperOnly={isPaperOnly}>
      <div className="min-w-0 print:hidden">
        <NoteOrders note={note} />
      </div>
      <NoteOrdersOnPaper note={note} />
      <NoteSum note={note} />
      <NoteEstimates note={note} />
      <NoteTrades note={note} />
    </Document>
  );
}
