import { html } from 'hono/html';
import { child, children, entriesOf, isNode, referencedName, text, type Node } from './nodes.ts';

type Html = ReturnType<typeof html>;

/** Sentences with `code` and **strong**, which is all that the description uses of Markdown. */
export function prose(source: string): Html[] {
  const paragraphs = source.trim().split(/\n\s*\n/);
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

function inline(source: string): Html[] {
  return source.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    return html`${part}`;
  });
}

/** Values and limits shown beside a type, each with its name. */
const limits = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
];

function limitsOf(schema: Node): string {
  return limits
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`)
    .join(', ');
}

function alternatives(schemas: readonly Node[]): Html {
  return html`${schemas.map((schema, index) => html`${index > 0 ? ' or ' : ''}${typeOf(schema)}`)}`;
}

function plainType(schema: Node): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return Array.isArray(schema.type) ? schema.type.join(' or ') : text(schema, 'type') || 'any';
}

/** A type in one line, with links to the named ones. */
export function typeOf(schema: Node): Html {
  const name = referencedName(schema);
  if (name !== '') return html`<a href="#schema-${name}">${name}</a>`;
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const options = children(schema, key);
    if (options.length > 0) return alternatives(options);
  }
  if (schema.type === 'array') return html`list of ${typeOf(child(schema, 'items'))}`;
  const stated = limitsOf(schema);
  return html`<code>${plainType(schema)}</code>${stated === '' ? '' : html` <small>${stated}</small>`}`;
}

function isRequired(schema: Node, name: string): boolean {
  return Array.isArray(schema.required) && schema.required.includes(name);
}

/** The fields of an object as a table; the type alone for everything else. */
export function schemaView(schema: Node): Html {
  const properties = entriesOf(child(schema, 'properties'));
  if (properties.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${properties.map(
        ([name, property]) =>
          html`<tr>
            <th scope="row">
              <code>${name}</code>${isRequired(schema, name) ? '' : html` <small>optional</small>`}
            </th>
            <td>${typeOf(property)}</td>
            <td>${inline(text(property, 'description'))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The example of a body, folded away. */
export function exampleView(media: Node): Html | '' {
  const [named] = entriesOf(child(media, 'examples'));
  const example = media.example ?? named?.[1].value;
  if (example === undefined) return '';
  const shown =
    isNode(example) || Array.isArray(example) ? JSON.stringify(example, null, 2) : JSON.stringify(example);
  return html`<details>
    <summary>Example</summary>
    <pre tabindex="0">${shown}</pre>
  </details>`;
}
