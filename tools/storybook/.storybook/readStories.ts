import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './serveSite.ts';

export interface Story {
  /** finance-kitchen-sink--all: what stands before the two lines is the same for all stories of one file. */
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The stories of the built Storybook, in the order of its index. */
export function readStories(): Story[] {
  const index: unknown = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  const entries = isRecord(index) && isRecord(index['entries']) ? Object.values(index['entries']) : [];
  return entries.flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return [];
    const { id, title, name, tags } = entry;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return [];
    return [{ id, title, name, tags: Array.isArray(tags) ? tags.map(String) : [] }];
  });
}
