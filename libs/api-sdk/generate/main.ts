/**
 * Second step of the generation: gives every generated call the validator of its own answer, and writes what the
 * description says of each operation for those who do not call but serve it, mock it or try all of it.
 *
 * Orval's mutator is handed no schema. For each tag this writes answers/<tag>.ts, one export an
 * operation, and passes it to the mutator in the tag's two clients, with hooks and without. The exports are separate so
 * that a bundler keeps only those of the calls in use.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindCalls, callsOf } from './bindCalls.ts';
import { clientEventsModule, readClientEventKinds } from './clientEventsModule.ts';
import { codesModule, readCodes, readEnums } from './codesModule.ts';
import { answersModule, checkNamesOf, withJitless } from './answersModule.ts';
import { everyCallModule } from './everyCallModule.ts';
import { install } from './install.ts';
import { mocksModule } from './mocksModule.ts';
import { operationsModule, prefixesModule } from './operationsModule.ts';
import { readDescription } from './readDescription.ts';

/** Where the generation works; `install` brings what it wrote to src/generated. */
const generated = join(import.meta.dirname, '../src/generating');
const descriptionFile = join(import.meta.dirname, '../../../openapi/wealth.yaml');
const streamFile = join(import.meta.dirname, '../../../openapi/stream.yaml');
const description = await readFile(descriptionFile, 'utf8');
const { operations, prefixes } = readDescription(description);

function clientPath(folder: string, tag: string): string {
  return join(generated, folder, tag, `${tag}.ts`);
}

async function bindClient(path: string, tag: string): Promise<void> {
  await writeFile(path, bindCalls(await readFile(path, 'utf8'), tag, operations));
}

async function bindTag(tag: string): Promise<void> {
  const validatorsPath = join(generated, 'zod', tag, `${tag}.zod.ts`);

  await writeFile(validatorsPath, withJitless(await readFile(validatorsPath, 'utf8')));
  const validators: unknown = await import(pathToFileURL(validatorsPath).href);

  const calls = await readFile(clientPath('calls', tag), 'utf8');
  const checks = checkNamesOf(callsOf(calls), { tag, validators });
  await writeFile(join(generated, 'answers', `${tag}.ts`), answersModule(tag, checks));
  await Promise.all(['calls', 'endpoints'].map((folder) => bindClient(clientPath(folder, tag), tag)));
}

const modules: Readonly<Record<string, string>> = {
  'operations.ts': operationsModule(operations),
  'apiPrefixes.ts': prefixesModule(prefixes),
  'clientEvents.ts': clientEventsModule(readClientEventKinds(await readFile(streamFile, 'utf8'))),
  'codes.ts': codesModule(readCodes(description), readEnums(description)),
  'mocks.ts': mocksModule(operations),
  'everyCall.ts': everyCallModule(operations),
};

const entries = await readdir(join(generated, 'endpoints'), { withFileTypes: true });
const tags = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
await mkdir(join(generated, 'answers'), { recursive: true });
await Promise.all([
  ...tags.map(bindTag),
  ...Object.entries(modules).map(([name, text]) => writeFile(join(generated, name), text)),
]);
install(generated, join(import.meta.dirname, '../src/generated'));
