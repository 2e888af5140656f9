import { renderEndpoint, findCommonCodes } from './endpoint-section.ts';
import { type Endpoint, listEndpoints, getErrorStatuses, type OpenApi } from './openapi-document.ts';
import { html, type Html, renderProse } from './html.ts';
import { addExamples } from './schema-examples.ts';
import { renderJson, renderSample } from './code-samples.ts';

/** Capitalizes a tag for a title. */
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const renderEntry = ({ operationId, summary, method, path }: Endpoint) =>
  html`<li>
    <a href="#${operationId}" title="${summary}">
      <span class="method ${method === 'GET' ? 'get' : 'post'}">${method}</span>
      <span class="path">${path.replace(/^\/api\/(?:auth|report)?\/?/, '').replaceAll(/\/\{.*$/g, '')}</span>
    </a>
  </li>`;

function renderNavigation({ info, tags }: OpenApi, endpoints: readonly Endpoint[]): Html {
  return html`<nav id="contents" popover aria-label="Endpoints">
    <p class="product">
      <img src="/docs/icon.svg" alt="" width="20" height="20" />
      <strong>${info.title}</strong> <span>API ${info.version}</span>
      <button type="button" class="theme" hidden>Colours</button>
    </p>
    <p class="search" hidden>
      <input
        type="search"
        id="search"
        placeholder="Find an endpoint, field or code"
        aria-label="Find an endpoint, field or code"
      />
      <kbd aria-hidden="true">/</kbd>
    </p>
    <p id="matches" role="status"></p>
    <ul class="tags">
      <li><a href="#guarantees">What every endpoint guarantees</a></li>
      ${tags.map(
        ({ name }) =>
          html`<li>
            <a class="tag" href="#${name}">${capitalize(name)}</a>
            <ul>
              ${endpoints.filter((endpoint) => endpoint.tags.includes(name)).map(renderEntry)}
            </ul>
          </li>`,
      )}
      <li><a href="#errors">Error catalogue</a></li>
    </ul>
  </nav>`;
}

/** Renders every error code with its statuses, meaning, endpoints and an example body. */
function renderErrorCatalogue(
  { components }: OpenApi,
  endpoints: readonly Endpoint[],
  common: ReadonlySet<string>,
): Html {
  const codes = Object.entries(components.responses).map(([code, response]) => {
    const usedBy = endpoints.filter((endpoint) => getErrorStatuses(endpoint).has(code));
    const statuses = new Set(usedBy.flatMap((endpoint) => getErrorStatuses(endpoint).get(code) ?? []));
    const example = response.content?.['application/json'].example;
    return html`<section class="endpoint error" id="${code}" aria-labelledby="${code}-title">
      <div class="description">
        <h3 id="${code}-title">
          ${[...statuses].map((status) => html`<span class="status">${status}</span> `)}
          <a href="#${code}"><code>${code}</code></a>
        </h3>
        <p>${renderProse(response.description ?? '')}</p>
        <p class="used-by">
          ${
            common.has(code)
              ? 'Any endpoint.'
              : usedBy.length === 0
                ? 'No endpoint: any other path.'
                : usedBy.map(
                    ({ operationId }) => html`<a href="#${operationId}"><code>${operationId}</code></a> `,
                  )
          }
        </p>
      </div>
      <div class="code">
        ${example === undefined ? undefined : renderSample(`Body ${code}`, renderJson(example))}
      </div>
    </section>`;
  });
  return html`<section class="group" aria-labelledby="errors">
    <h2 id="errors">Error catalogue</h2>
    ${codes}
  </section>`;
}

const renderHead = ({ info }: OpenApi) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="Every endpoint of ${info.title}: request, response and errors." />
    <title>${info.title} API ${info.version}</title>
    <link rel="icon" href="/docs/icon.svg" type="image/svg+xml" />
    <link rel="preload" href="/docs/inter.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/docs/colours.css" />
    <link rel="stylesheet" href="/docs/page.css" />
    <script type="module" src="/docs/page.js"></script>
  </head>`;

const renderIntroduction = ({ info }: OpenApi, origin: string) =>
  html`<header class="introduction">
    <h1>${info.title} API</h1>
    <p class="meta">
      Version ${info.version} · base URL <code>${origin}</code> ·
      <a href="/docs/openapi.json" download>openapi.json</a> (OpenAPI 3.1)
    </p>
    <section aria-labelledby="guarantees">
      <h2 id="guarantees">What every endpoint guarantees</h2>
      ${info.description.split('\n\n').map((paragraph) => html`<p>${renderProse(paragraph)}</p>`)}
    </section>
  </header>`;

/** Renders the page of a document: navigation, introduction, endpoints, error catalogue. */
export function renderDocsPage(openapi: OpenApi, origin: string): string {
  const document = addExamples(openapi);
  const endpoints = listEndpoints(document);
  const common = findCommonCodes(endpoints);
  return `<!doctype html>\n${
    html`<html lang="en">
      ${renderHead(document)}
      <body>
        <a class="skip" href="#content">Skip to the endpoints</a>
        <div class="bar">
          <button type="button" popovertarget="contents">Endpoints</button>
          <span>${document.info.title} API ${document.info.version}</span>
        </div>
        ${renderNavigation(document, endpoints)}
        <main id="content" tabindex="-1">
          ${renderIntroduction(document, origin)}
          ${document.tags.map(
            ({ name, description }) =>
              html`<section class="group" aria-labelledby="${name}">
                <h2 id="${name}">${capitalize(name)}</h2>
                <p class="about">${renderProse(description)}</p>
                ${endpoints
                  .filter((endpoint) => endpoint.tags.includes(name))
                  .map((endpoint) => renderEndpoint(document, endpoint, origin, common))}
              </section>`,
          )}
          ${renderErrorCatalogue(document, endpoints, common)}
        </main>
      </body>
    </html>`.text
  }`;
}
