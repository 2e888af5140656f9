import { type Endpoint, getErrorStatuses, type OpenApi } from './openapi-document.ts';
import { renderFields, renderParameters } from './field-list.ts';
import { html, type Html, renderProse } from './html.ts';
import { curlOf, jsonOf, sample } from './code-samples.ts';
import { typeWords } from './describe-schema.ts';

/** The codes that every call may fail with. */
export function findCommonCodes(calls: readonly Endpoint[]): ReadonlySet<string> {
  const [first = new Map<string, readonly string[]>(), ...others] = calls.map(getErrorStatuses);
  return new Set([...first.keys()].filter((code) => others.every((one) => one.has(code))));
}

const status = (code: string) => html`<span class="status">${code}</span>`;

const codeLink = (code: string) => html`<a href="#${code}"><code>${code}</code></a>`;

function failureList(document: OpenApi, call: Endpoint, common: ReadonlySet<string>): Html {
  const failures = [...getErrorStatuses(call)];
  const own = failures.filter(([code]) => !common.has(code));
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${own.map(
        ([code, statuses]) =>
          html`<li>
            ${statuses.map(status)} ${codeLink(code)}
            <p>${renderProse(document.components.responses[code]?.description ?? '')}</p>
          </li>`,
      )}
      <li class="common">
        ${failures
          .filter(([code]) => common.has(code))
          .map(([code, statuses]) => html`<span>${statuses.map(status)} ${codeLink(code)}</span> `)}
      </li>
    </ul>`;
}

function asked(document: OpenApi, call: Endpoint): Html {
  const content = call.requestBody?.content['application/json'];
  const places = [
    ['path', 'Path'],
    ['header', 'Headers'],
  ] as const;
  return html`${places.map(([place, title]) => {
    const parameters = call.parameters.filter((one) => one.in === place);
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

function answered(document: OpenApi, call: Endpoint): Html | undefined {
  const content = call.responses['200']?.content?.['application/json'];
  if (!content) return undefined;
  const { schema, example } = content;
  const kind = schema.$ref === undefined && schema.items === undefined ? undefined : typeWords(schema);
  return html`<h4>Answer ${status('200')} ${kind && html`<span class="type">${kind}</span>`}</h4>
    ${renderFields(document, schema, example)}`;
}

/** One call: what it is for, what it takes, answers and fails with, and an example of it. */
export function renderEndpoint(
  document: OpenApi,
  call: Endpoint,
  origin: string,
  common: ReadonlySet<string>,
): Html {
  const example = call.responses['200']?.content?.['application/json'].example;
  return html`<section class="call" id="${call.operationId}" aria-labelledby="${call.operationId}-title">
    <div class="words">
      <h3 id="${call.operationId}-title">
        <a href="#${call.operationId}">${call.summary}</a>
      </h3>
      <p class="address">
        <span class="method ${call.method === 'GET' ? 'get' : 'post'}">${call.method}</span>
        <code>${call.path}</code>
      </p>
      ${asked(document, call)} ${answered(document, call)} ${failureList(document, call, common)}
    </div>
    <div class="code">
      ${sample(`Request ${call.operationId}`, curlOf(call, origin), true)}
      ${example === undefined ? undefined : sample(`Answer ${call.operationId}`, jsonOf(example))}
    </div>
  </section>`;
}
