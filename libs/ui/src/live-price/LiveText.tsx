import type { LiveSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

export interface LiveTextProps {
  /** In the client's format. */
  source: LiveSource<string>;
}

/** A figure that moves and is no price: a volume, a value, a gain. A tick writes one text node and renders nothing. */
export function LiveText({ source }: LiveTextProps) {
  const element = useLiveCell<string>({
    source,
    write(target, next) {
      if (target.firstChild && target.firstChild.nodeValue !== next) target.firstChild.nodeValue = next;
    },
  });
  return (
    <span ref={element} className="figure">
      {source.read()}
    </span>
  );
}
