import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * A component knows those that it is made of, and nobody else: a folder that leads back to itself through others can
 * only be read, moved and tested together with them.
 */

const source = join(import.meta.dirname, '..');
const imported = /(?:from|import\()\s*'(\.[^']+)'/g;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A file of `internal` stands for itself: what lies there has nothing in common but that it is nobody else's. */
function roomOf(file: string): string {
  return dirname(file) === 'internal' ? file : dirname(file);
}

/** Folder → folders that it imports from. */
function foldersOf(files: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const own = graph.get(roomOf(file)) ?? new Set();
    graph.set(roomOf(file), own);
    for (const [, path = ''] of text.matchAll(imported)) {
      const target = roomOf(join(dirname(file), path));
      if (target !== roomOf(file)) own.add(target);
    }
  }
  return graph;
}

function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    open.push(...(graph.get(folder) ?? []));
  }
  return reached;
}

/** Folders that reach themselves, each with those that are on a way back. */
function knotsOf(graph: Graph): string[] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  const tied = [...graph.keys()].filter((folder) => reach.get(folder)?.has(folder));
  return tied.map((folder) => {
    const others = tied.filter(
      (other) => other !== folder && reach.get(folder)?.has(other) && reach.get(other)?.has(folder),
    );
    return `${folder} ↔ ${others.join(', ')}`;
  });
}

/** Without tests, stories and what only these use. */
function readSources(): Map<string, string> {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(sep).join('/'),
  );
  const shipped = names.filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|testing)\.tsx?$|\/testing\.tsx?$/.test(name),
  );
  return new Map(shipped.map((name) => [name, readFileSync(join(source, name), 'utf8')]));
}

describe('the folders of libs/ui', () => {
  it('lead to no other and back', () => {
    expect(knotsOf(foldersOf(readSources()))).toEqual([]);
  });

  it('would be seen to', () => {
    const files = new Map([
      ['modal/Modal.tsx', "import { useUiText } from '../messages/index.ts';"],
      ['messages/texts.ts', "import type { ModalTexts } from '../modal/modalTexts.ts';"],
      ['button/Button.tsx', "import { useUiText } from '../messages/index.ts';"],
    ]);
    expect(knotsOf(foldersOf(files))).toEqual(['modal ↔ messages', 'messages ↔ modal']);
  });
});
