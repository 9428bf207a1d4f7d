import { html } from 'hono/html';
import { child, children, entriesOf, resolved, text, type Node } from './nodes.ts';
import { exampleView, prose, schemaView, typeOf } from './schemaView.ts';

type Html = ReturnType<typeof html>;

interface ShownOperation {
  method: string;
  path: string;
  operation: Node;
}

function operationsOf(document: Node): ShownOperation[] {
  return entriesOf(child(document, 'paths')).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function hasTag({ operation }: ShownOperation, tag: string): boolean {
  return Array.isArray(operation.tags) && operation.tags.includes(tag);
}

/** What a caller has to show: the schemes of the description by name, or nothing. */
function accessOf(document: Node, operation: Node): string {
  const own = Array.isArray(operation.security) ? operation : document;
  const schemes = children(own, 'security').flatMap((scheme) => Object.keys(scheme));
  return schemes.length === 0 ? 'nobody has to sign in' : `needs ${schemes.join(' or ')}`;
}

function parametersView(document: Node, operation: Node): Html | '' {
  const parameters = children(operation, 'parameters').map((parameter) => resolved(document, parameter));
  if (parameters.length === 0) return '';
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          (parameter) =>
            html`<tr>
              <th scope="row">
                <code>${text(parameter, 'name')}</code
                >${parameter.required === true ? '' : html` <small>optional</small>`}
              </th>
              <td>${text(parameter, 'in')}</td>
              <td>${typeOf(child(parameter, 'schema'))}</td>
              <td>${prose(text(parameter, 'description'))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function mediaView(content: Node): Html[] {
  return entriesOf(content).map(
    ([type, media]) =>
      html`<p><code>${type}</code>: ${typeOf(child(media, 'schema'))}</p>
        ${exampleView(media)}`,
  );
}

function responsesView(document: Node, operation: Node): Html {
  const responses = entriesOf(child(operation, 'responses')).map(
    ([status, response]) => [status, resolved(document, response)] as const,
  );
  return html`<h4>Answers</h4>
    <dl>
      ${responses.map(
        ([status, response]) =>
          html`<dt>${status}</dt>
            <dd>
              ${prose(text(response, 'description'))}${status === '200' ? mediaView(child(response, 'content')) : ''}
            </dd>`,
      )}
    </dl>`;
}

function operationView(document: Node, { method, path, operation }: ShownOperation): Html {
  const body = child(child(operation, 'requestBody'), 'content');
  return html`<article id="${text(operation, 'operationId')}">
    <h3><code class="method">${method}</code> <code>${path}</code></h3>
    <p class="summary">${text(operation, 'summary')} (${accessOf(document, operation)}).</p>
    ${prose(text(operation, 'description'))} ${parametersView(document, operation)}
    ${
      Object.keys(body).length === 0
        ? ''
        : html`<h4>Body</h4>
            ${mediaView(body)}`
    }
    ${responsesView(document, operation)}
  </article>`;
}

/** The API description as one page without a script. */
export function docsPage(document: Node): Html {
  const info = child(document, 'info');
  const operations = operationsOf(document);
  const tags = children(document, 'tags');
  const schemas = entriesOf(child(child(document, 'components'), 'schemas'));
  const link = ({ method, path, operation }: ShownOperation) =>
    html`<li>
      <a href="#${text(operation, 'operationId')}"><code>${method}</code> ${path}</a>
    </li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text(info, 'title')} ${text(info, 'version')}</title>
        <link rel="stylesheet" href="/docs/docs.css" />
      </head>
      <body>
        <header>
          <h1>${text(info, 'title')} ${text(info, 'version')}</h1>
          <p class="summary">${text(info, 'summary')}</p>
          <p>
            The files: <a href="/docs/wealth.yaml">wealth.yaml</a> (this page),
            <a href="/docs/stream.yaml">stream.yaml</a> (the websocket)
          </p>
          ${prose(text(info, 'description'))}
        </header>
        <nav aria-label="Operations">
          ${tags.map(
            (tag) =>
              html`<h2><a href="#tag-${text(tag, 'name')}">${text(tag, 'name')}</a></h2>
                <ul>
                  ${operations.filter((shown) => hasTag(shown, text(tag, 'name'))).map(link)}
                </ul>`,
          )}
          <h2><a href="#schemas">Types</a></h2>
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2 id="tag-${text(tag, 'name')}">${text(tag, 'name')}</h2>
                ${prose(text(tag, 'description'))}
                ${operations
                  .filter((shown) => hasTag(shown, text(tag, 'name')))
                  .map((shown) => operationView(document, shown))}
              </section>`,
          )}
          <section>
            <h2 id="schemas">Types</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  ${prose(text(schema, 'description'))} ${schemaView(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}
