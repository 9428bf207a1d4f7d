import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './Refusal.ts';

/** The repository as it will be: changes are collected, and written only when all of them are known to be right. */
export interface Tree {
  exists: (path: string) => boolean;
  /** @throws Refusal when there is no such file. */
  read: (path: string) => string;
  /** @throws Refusal when there is such a file already. */
  create: (path: string, text: string) => void;
  /** @throws Refusal when there is no such file. */
  change: (path: string, edit: (text: string) => string) => void;
  /** Paths of what is new or changed, from the root. */
  changed: () => string[];
  /** Gives every changed file its last form, e.g. that of the formatter. */
  reshape: (form: (path: string, text: string) => string) => void;
  /** Writes everything. When a file cannot be written, those before it become what they were. */
  write: () => void;
  /** After `write`: everything becomes what it was. */
  undo: () => void;
}

/** @param root - Absolute path of the repository. Paths are relative to it. */
export function createTree(root: string): Tree {
  const next = new Map<string, string>();
  const written: Array<{ path: string; before: string | null }> = [];
  const onDisk = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

  function read(path: string): string {
    const text = next.get(path) ?? onDisk(path);
    if (text === null) throw new Refusal(`There is no ${path}.`);
    return text;
  }

  function exists(path: string): boolean {
    return next.has(path) || existsSync(join(root, path));
  }

  function undo(): void {
    for (const { path, before } of written.splice(0)) {
      if (before === null) rmSync(join(root, path), { force: true });
      else writeFileSync(join(root, path), before);
    }
  }

  return {
    exists,
    read,
    create(path, text) {
      if (exists(path)) throw new Refusal(`${path} exists already.`);
      next.set(path, text);
    },
    change(path, edit) {
      next.set(path, edit(read(path)));
    },
    changed: () => [...next.keys()],
    reshape(form) {
      for (const [path, text] of next) next.set(path, form(path, text));
    },
    write() {
      try {
        for (const [path, text] of next) {
          written.push({ path, before: onDisk(path) });
          mkdirSync(dirname(join(root, path)), { recursive: true });
          writeFileSync(join(root, path), text);
        }
      } catch (error) {
        undo();
        throw error;
      }
    },
    undo,
  };
}
