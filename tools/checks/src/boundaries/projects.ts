import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

/** The kinds of projects between which the rules of direction hold (docs/architecture.md). */
export const projectTypes = [
  'app',
  'feature',
  'part',
  'data',
  'sdk',
  'ui',
  'react-pure',
  'pure',
  'tool',
  'test',
  'e2e',
  'machine',
] as const;

export type ProjectType = (typeof projectTypes)[number];

export interface Project {
  name: string;
  /** Folder relative to the root of the repository, with forward slashes. */
  folder: string;
  type: ProjectType;
  scope: string;
}

const rootManifest = z.object({ workspaces: z.array(z.string()) });

const projectManifest = z.object({
  name: z.string(),
  nx: z.object({ tags: z.array(z.string()) }),
});

/**
 * Reads every workspace project with its two Nx tags, the one source of the boundary rules.
 *
 * @throws Error when a project has not exactly one `type:` and one `scope:` tag, or an unknown type:
 *   a project without tags would have no boundaries at all.
 */
export function readProjects(root: string): Project[] {
  const { workspaces } = rootManifest.parse(readJson(join(root, 'package.json')));
  const folders = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  return folders
    .map((manifest) => dirname(manifest).replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted()
    .map((folder) => toProject(folder, readJson(join(root, folder, 'package.json'))));
}

function toProject(folder: string, json: unknown): Project {
  const manifest = projectManifest.safeParse(json);
  if (!manifest.success) throw new Error(`${folder}/package.json needs a name and "nx": {"tags": [...]}`);
  const { name, nx } = manifest.data;
  const type = projectTypes.find((known) => known === onlyTag('type', name, nx.tags));
  if (!type) throw new Error(`${name}: the type: tag must be one of ${projectTypes.join(', ')}`);
  return { name, folder, type, scope: onlyTag('scope', name, nx.tags) };
}

function onlyTag(kind: 'type' | 'scope', name: string, tags: string[]): string {
  const values = tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
  const [value] = values;
  if (!value || values.length > 1) throw new Error(`${name} needs exactly one ${kind}: tag`);
  return value;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
