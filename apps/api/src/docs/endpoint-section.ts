import { type Endpoint, getErrorStatuses, type OpenApi } from './openapi-document.ts';
import { renderFields, renderParameters } from './field-list.ts';
import { html, type Html, renderProse } from './html.ts';
import { createCurlCommand, renderJson, renderSample } from './code-samples.ts';
import { describeType } from './describe-schema.ts';

/** Finds the error codes common to all endpoints. */
export function findCommonCodes(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const [first = new Map<string, readonly string[]>(), ...others] = endpoints.map(getErrorStatuses);
  return new Set([...first.keys()].filter((code) => others.every((one) => one.has(code))));
}

const renderStatus = (code: string) => html`<span class="status">${code}</span>`;

const renderCodeLink = (code: string) => html`<a href="#${code}"><code>${code}</code></a>`;

function renderErrors(document: OpenApi, endpoint: Endpoint, common: ReadonlySet<string>): Html {
  const errors = [...getErrorStatuses(endpoint)];
  const own = errors.filter(([code]) => !common.has(code));
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${own.map(
        ([code, statuses]) =>
          html`<li>
            ${statuses.map(renderStatus)} ${renderCodeLink(code)}
            <p>${renderProse(document.components.responses[code]?.description ?? '')}</p>
          </li>`,
      )}
      <li class="common">
        ${errors
          .filter(([code]) => common.has(code))
          .map(
            ([code, statuses]) => html`<span>${statuses.map(renderStatus)} ${renderCodeLink(code)}</span> `,
          )}
      </li>
    </ul>`;
}

function renderRequest(document: OpenApi, endpoint: Endpoint): Html {
  const content = endpoint.requestBody?.content['application/json'];
  const locations = [
    ['path', 'Path'],
    ['query', 'Query'],
    ['header', 'Headers'],
  ] as const;
  return html`${locations.map(([location, title]) => {
    const parameters = endpoint.parameters.filter((one) => one.in === location);
    return parameters.length > 0
      ? html`<h4>${title}</h4>
          ${renderParameters(parameters)}`
      : undefined;
  })}${
    content &&
    html`<h4>Body</h4>
      ${renderFields(document, content.schema, content.example)}`
  }`;
}

function renderResponse(document: OpenApi, endpoint: Endpoint): Html | undefined {
  const content = endpoint.responses['200']?.content?.['application/json'];
  if (!content) return undefined;
  const { schema, example } = content;
  const kind = schema.$ref === undefined && schema.items === undefined ? undefined : describeType(schema);
  return html`<h4>Response ${renderStatus('200')} ${kind && html`<span class="type">${kind}</span>`}</h4>
    ${renderFields(document, schema, example)}`;
}

/** Renders an endpoint: summary, request, response, errors and samples. */
export function renderEndpoint(
  document: OpenApi,
  endpoint: Endpoint,
  origin: string,
  common: ReadonlySet<string>,
): Html {
  const example = endpoint.responses['200']?.content?.['application/json'].example;
  return html`<section
    class="endpoint"
    id="${endpoint.operationId}"
    aria-labelledby="${endpoint.operationId}-title"
  >
    <div class="description">
      <h3 id="${endpoint.operationId}-title">
        <a href="#${endpoint.operationId}">${endpoint.summary}</a>
      </h3>
      <p class="endpoint-path">
        <span class="method ${endpoint.method === 'GET' ? 'get' : 'post'}">${endpoint.method}</span>
        <code>${endpoint.path}</code>
      </p>
      ${renderRequest(document, endpoint)} ${renderResponse(document, endpoint)}
      ${renderErrors(document, endpoint, common)}
    </div>
    <div class="code">
      ${renderSample(`Request ${endpoint.operationId}`, createCurlCommand(endpoint, origin), true)}
      ${example === undefined ? undefined : renderSample(`Response ${endpoint.operationId}`, renderJson(example))}
    </div>
  </section>`;
}
