import { toIstIso } from '@wealth/domain';
import type { NewsItem } from './newsOfDay.ts';

/** News as openapi/wealth.yaml spells it. */
export function toWireNews({ id, title, source, at, instruments, sector, body }: NewsItem) {
  return { id, title, source, time: toIstIso(at), symbols: [...instruments], sector, body };
}
