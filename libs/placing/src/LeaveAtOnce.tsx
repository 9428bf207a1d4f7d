import { useEffect } from 'react';

export interface LeaveAtOnceProps {
  onLeave: () => void;
}

/** Stands where a dialog would show what came of something, and leads on: the drawer beneath shows it. */
export function LeaveAtOnce({ onLeave }: LeaveAtOnceProps) {
  useEffect(() => {
    onLeave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever function leads on by then
  }, []);
  return null;
}
