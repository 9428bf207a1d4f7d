import type { ReactNode } from 'react';
import { ChooseOrDrop } from './ChooseOrDrop.tsx';
import { DropMark } from './DropMark.tsx';

export interface DropInvitationProps {
  icon: ReactNode;
  /** What is taken: formats and sizes. */
  hint: string;
  /** Of the field that is named by it: its parts get the ids `<id>-choose` and `<id>-hint`. */
  id?: string;
}

/** What stands in an empty DropArea: what a press and a drop do, and what is taken. */
export function DropInvitation({ icon, hint, id }: DropInvitationProps) {
  return (
    <>
      <DropMark>{icon}</DropMark>
      <span id={id && `${id}-choose`} className="font-medium">
        <ChooseOrDrop />
      </span>
      <span id={id && `${id}-hint`} className="text-detail text-fg-muted">
        {hint}
      </span>
    </>
  );
}
