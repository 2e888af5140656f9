import { renderEndpoint, findCommonCodes } from './endpoint-section.ts';
import { type Endpoint, listEndpoints, getErrorStatuses, type OpenApi } from './openapi-document.ts';
import { html, type Html, renderProse } from './html.ts';
import { jsonOf, sample } from './code-samples.ts';

/** A word that begins a title. */
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const entryOf = ({ operationId, summary, method, path }: Endpoint) =>
  html`<li>
    <a href="#${operationId}" title="${summary}">
      <span class="method ${method === 'GET' ? 'get' : 'post'}">${method}</span>
      <span class="path">${path.replace(/^\/api\/(?:auth|report)?\/?/, '').replaceAll(/\/\{.*$/g, '')}</span>
    </a>
  </li>`;

function navigation({ info, tags }: OpenApi, calls: readonly Endpoint[]): Html {
  return html`<nav id="contents" popover aria-label="Calls">
    <p class="product">
      <img src="/docs/icon.svg" alt="" width="20" height="20" />
      <strong>${info.title}</strong> <span>API ${info.version}</span>
      <button type="button" class="theme" hidden>Colours</button>
    </p>
    <p class="search" hidden>
      <input
        type="search"
        id="search"
        placeholder="Find a call, field or code"
        aria-label="Find a call, field or code"
      />
      <kbd aria-hidden="true">/</kbd>
    </p>
    <p id="matches" role="status"></p>
    <ul class="tags">
      <li><a href="#promises">What every call promises</a></li>
      ${tags.map(
        ({ name }) =>
          html`<li>
            <a class="tag" href="#${name}">${titled(name)}</a>
            <ul>
              ${calls.filter((call) => call.tags.includes(name)).map(entryOf)}
            </ul>
          </li>`,
      )}
      <li><a href="#errors">Error catalogue</a></li>
    </ul>
  </nav>`;
}

/** Every code: its statuses, when it comes, which calls it belongs to, and a body that carries it. */
function catalogue({ components }: OpenApi, calls: readonly Endpoint[], common: ReadonlySet<string>): Html {
  const codes = Object.entries(components.responses).map(([code, answer]) => {
    const users = calls.filter((call) => getErrorStatuses(call).has(code));
    const statuses = new Set(users.flatMap((call) => getErrorStatuses(call).get(code) ?? []));
    const example = answer.content?.['application/json'].example;
    return html`<section class="call error" id="${code}" aria-labelledby="${code}-title">
      <div class="words">
        <h3 id="${code}-title">
          ${[...statuses].map((status) => html`<span class="status">${status}</span> `)}
          <a href="#${code}"><code>${code}</code></a>
        </h3>
        <p>${renderProse(answer.description ?? '')}</p>
        <p class="users">
          ${
            common.has(code)
              ? 'Any call.'
              : users.length === 0
                ? 'No call: any other address.'
                : users.map(
                    ({ operationId }) => html`<a href="#${operationId}"><code>${operationId}</code></a> `,
                  )
          }
        </p>
      </div>
      <div class="code">${example === undefined ? undefined : sample(`Body ${code}`, jsonOf(example))}</div>
    </section>`;
  });
  return html`<section class="group" aria-labelledby="errors">
    <h2 id="errors">Error catalogue</h2>
    ${codes}
  </section>`;
}

const head = ({ info }: OpenApi) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="Every call of ${info.title}: what it takes, answers and fails with." />
    <title>${info.title} API ${info.version}</title>
    <link rel="icon" href="/docs/icon.svg" type="image/svg+xml" />
    <link rel="preload" href="/docs/inter.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/docs/colours.css" />
    <link rel="stylesheet" href="/docs/page.css" />
    <script type="module" src="/docs/page.js"></script>
  </head>`;

const introduction = ({ info }: OpenApi, origin: string) =>
  html`<header class="introduction">
    <h1>${info.title} API</h1>
    <p class="meta">
      Version ${info.version} · base address <code>${origin}</code> ·
      <a href="/docs/openapi.json" download>openapi.json</a> (OpenAPI 3.1)
    </p>
    <section aria-labelledby="promises">
      <h2 id="promises">What every call promises</h2>
      ${info.description.split('\n\n').map((paragraph) => html`<p>${renderProse(paragraph)}</p>`)}
    </section>
  </header>`;

/** The whole page about a document: navigation, what all calls promise, each call, the error catalogue. */
export function renderDocsPage(document: OpenApi, origin: string): string {
  const calls = listEndpoints(document);
  const common = findCommonCodes(calls);
  return `<!doctype html>\n${
    html`<html lang="en">
      ${head(document)}
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        <div class="bar">
          <button type="button" popovertarget="contents">Calls</button>
          <span>${document.info.title} API ${document.info.version}</span>
        </div>
        ${navigation(document, calls)}
        <main id="content" tabindex="-1">
          ${introduction(document, origin)}
          ${document.tags.map(
            ({ name, description }) =>
              html`<section class="group" aria-labelledby="${name}">
                <h2 id="${name}">${titled(name)}</h2>
                <p class="about">${renderProse(description)}</p>
                ${calls
                  .filter((call) => call.tags.includes(name))
                  .map((call) => renderEndpoint(document, call, origin, common))}
              </section>`,
          )}
          ${catalogue(document, calls, common)}
        </main>
      </body>
    </html>`.text
  }`;
}
