import { useEffect } from 'react';

/** Stands where a dialog would show what came of something, and leads on: the drawer beneath shows it. */
export function LeaveAtOnce({ onLeave }: { onLeave: () => void }) {
  useEffect(() => {
    onLeave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever function leads on by then
  }, []);
  return null;
}
