import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './createTree.ts';
import { descriptionPath, readDescription } from './description.ts';
import { insertBefore } from './edits.ts';
import { fillTemplate } from './fillTemplate.ts';
import { camelNames, pascalNames } from './names.ts';
import { Refusal } from './Refusal.ts';

export interface NewOperation {
  id: string;
  /** Of the description: who may call follows from it. */
  tag: string;
  /** After the base of the tag; from the id when absent. */
  path?: string;
}

const stalePath = 'libs/queries/src/staleAfter.ts';
const reading = /^(?:get|search)(?=[A-Z])/;

/** How an operation of a tag is called: by whom in the description, and with what in a test. */
function accessOf(tag: string) {
  if (tag === 'stock') {
    return {
      security: '      security:\n        - stockKey: []\n',
      isForApproved: false,
      imports: 'call',
      prepare: '',
      options: "{ headers: { authorization: 'wealth-sandbox-key' } }",
    };
  }
  const isForApproved = tag === 'stat';
  return {
    security: isForApproved ? '      security:\n        - bearer: [approved]\n' : '',
    isForApproved,
    imports: 'call, signIn',
    prepare: "  const { access_token: token } = await signIn(test.sandbox, '9876543210');\n",
    options: '{ token }',
  };
}

/** The lines of a new path stand after those of its tag: before the next line that is as far out. */
function insertPath(tree: Tree, base: string, lines: string): void {
  tree.change(descriptionPath, (text) => {
    const last = text.lastIndexOf(`\n  ${base}/`) + 1;
    const next = text.slice(last).search(/(?<=\n)(?: {2}\/|\S)/);
    if (last === 0 || next < 0) throw new Refusal(`${descriptionPath} has no path under ${base}.`);
    return `${text.slice(0, last + next)}${lines}${text.slice(last + next)}`;
  });
}

/** Where a file registers its handlers, a line each: in front of its function, and behind the last of them. Null elsewhere. */
function registryIn(text: string): { place: number; end: number } | null {
  const place = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function \w+Operations\(/.exec(text)?.index;
  const end = text.lastIndexOf('  };\n}');
  return place === undefined || end < place ? null : { place, end };
}

/** The smallest file of the tag that registers handlers, a line each. */
function handlerFile(tree: Tree, root: string, tag: string): string {
  const files = globSync(`tools/sandbox/src/api/${tag}/*Operations.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const text = tree.read(path);
      return /import \{[^}]*\bok\b[^}]*\} from/.test(text) && registryIn(text) !== null;
    })
    .toSorted((left, right) => tree.read(left).length - tree.read(right).length);
  const [file] = files;
  if (file === undefined) throw new Refusal(`${join('tools/sandbox/src/api', tag)} registers no handlers.`);
  return file;
}

function addHandler(tree: Tree, path: string, id: string): void {
  tree.change(path, (text) => {
    const registry = registryIn(text);
    if (!registry) throw new Refusal(`${path} registers handlers in another way.`);
    const { place, end } = registry;
    const handler = fillTemplate('operation/handler.ts', { id });
    return `${text.slice(0, place)}${handler}${text.slice(place, end)}    ${id}: ${id}(),\n${text.slice(end)}`;
  });
}

interface Plan extends Pick<NewOperation, 'id' | 'tag'> {
  isRead: boolean;
  method: 'get' | 'post';
  /** Under which the operations of the tag stand. */
  base: string;
  address: string;
  /** Of what it answers. */
  schema: string;
  summary: string;
}

/** @throws Refusal for what the description has already. */
function planOf(tree: Tree, { id, tag, path }: NewOperation): Plan {
  const names = camelNames(id, 'operation');
  const { tags, operationIds, paths, schemas, baseOf } = readDescription(tree.read(descriptionPath));
  if (!tags.includes(tag)) throw new Refusal(`--tag has to be one of ${tags.join(', ')}.`);
  if (operationIds.includes(id)) throw new Refusal(`The operation ${id} exists already.`);

  const isRead = reading.test(id);
  const subject = isRead ? pascalNames(id.replace(reading, ''), 'thing') : names;
  const base = baseOf(tag);
  const address = `${base}/${path ?? subject.snake}`;
  if (paths.includes(address)) throw new Refusal(`The path ${address} is described already.`);
  const schema = subject.pascal;
  const taken = [schema, `${schema}Envelope`].find((name) => schemas.includes(name));
  if (taken !== undefined) throw new Refusal(`The schema ${taken} exists already.`);
  const method = isRead ? 'get' : 'post';
  return { id, tag, isRead, method, base, address, schema, summary: subject.words };
}

function describeIt(tree: Tree, { base, address, schema, id, tag, method, summary }: Plan): void {
  const { security, isForApproved } = accessOf(tag);
  const forbidden = "        '403':\n          $ref: '#/components/responses/Forbidden'\n";
  insertPath(
    tree,
    base,
    fillTemplate('operation/path.yaml', {
      path: address,
      method,
      id,
      tag,
      summary,
      schema,
      security,
      forbidden: isForApproved ? forbidden : '',
    }),
  );
  insertBefore(tree, {
    path: descriptionPath,
    before: '    ErrorEnvelope:',
    lines: fillTemplate('operation/schemas.yaml', { schema }).trimEnd(),
  });
}

/** @returns Path of the test. */
function testIt(tree: Tree, { id, tag, method, address }: Plan): string {
  const { imports, prepare, options } = accessOf(tag);
  const target = `${method.toUpperCase()} ${address}`;
  const test = `tools/sandbox/test/${id}.test.ts`;
  tree.create(
    test,
    fillTemplate('operation/test.ts', {
      id,
      supportImports: imports,
      caller: `${prepare}  const { status, data } = await call(test.sandbox, '${target}', ${options});`,
    }),
  );
  return test;
}

/** Describes an operation, handles it in the sandbox and calls it in a test. @returns What is left to do by hand. */
export function newOperation(tree: Tree, root: string, wanted: NewOperation): string[] {
  const plan = planOf(tree, wanted);
  const { id, tag, isRead, schema } = plan;
  describeIt(tree, plan);
  const handlers = handlerFile(tree, root, tag);
  addHandler(tree, handlers, id);
  const test = testIt(tree, plan);
  const left = [
    `${descriptionPath}: what ${id} takes and answers (schema ${schema}, its example, summary, who may call)`,
    `${handlers} and ${test}: the real answer`,
    `libs/api-sdk/pact/${tag}.pact.test.ts: what the app reads of it`,
  ];
  if (isRead) return left;
  // Whatever changes something has to say what is old after it, or nothing compiles.
  const before = '} as const satisfies Record<ChangeOperation';
  insertBefore(tree, { path: stalePath, before, lines: `  ${id}: [],` });
  return [...left, `${stalePath}: what has to be read again after it`];
}
