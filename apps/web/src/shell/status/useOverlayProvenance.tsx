import { useSession } from '@wealth/session';
import { SharedStream } from '@wealth/stream';
import { overlayLine } from '@wealth/ui/overlay-line';
import { useEffect } from 'react';
import { streamOf } from '../../core/streamOf.ts';
import { ProvenanceLine } from './ProvenanceLine.tsx';

/** The line of drawers and dialogs, which stand outside of the page and its stream. */
function OverlayProvenance() {
  return (
    <SharedStream stream={streamOf(useSession())}>
      <ProvenanceLine isInOverlay />
    </SharedStream>
  );
}

/** Says in every drawer and dialog of a client when figures are not of now: the page's own line lies under them. */
export function useOverlayProvenance(): void {
  useEffect(() => {
    overlayLine.set(OverlayProvenance);
    return () => overlayLine.set(null);
  }, []);
}
