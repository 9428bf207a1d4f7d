import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../serveSite.ts';

export interface KitchenSink {
  /** Of the story: finance-kitchen-sink--all. */
  id: string;
  title: string;
  name: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every story under a title that ends in "Kitchen sink", of components and of features alike. */
export function readKitchenSinks(): KitchenSink[] {
  const index: unknown = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  const entries = isRecord(index) && isRecord(index['entries']) ? Object.values(index['entries']) : [];
  return entries.flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return [];
    const { id, title, name } = entry;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return [];
    return title.endsWith('/Kitchen sink') ? [{ id, title, name }] : [];
  });
}
