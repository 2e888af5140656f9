import type { Endpoint } from './openapi-document.ts';
import { html, type Html } from './html.ts';

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Creates a curl command with the example values of an endpoint. */
export function createCurlCommand(endpoint: Endpoint, origin: string): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = endpoint.parameters.find((one) => one.name === name)?.example;
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : name;
  });
  const query = new URLSearchParams();
  for (const one of endpoint.parameters)
    if (one.in === 'query' && (typeof one.example === 'string' || typeof one.example === 'number'))
      query.append(one.name, `${one.example}`);
  const headers = endpoint.parameters.filter((one) => one.in === 'header' && one.required);
  const body = endpoint.requestBody?.content['application/json'].example;
  const parts = [
    `curl ${quote(origin + path + (query.size > 0 ? `?${query.toString()}` : ''))}`,
    ...headers.map(({ name, example }) => `-H ${quote(`${name}: ${String(example)}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.e+-]*|true|false|null)/g;

/** Renders indented JSON with names, strings and other values marked. */
export function renderJson(value: unknown): Html {
  const text = JSON.stringify(value, null, 2);
  const pieces: (string | Html)[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [all, string, colon] = match;
    pieces.push(text.slice(at, match.index));
    if (string === undefined) pieces.push(html`<span class="json-value">${all}</span>`);
    else if (colon === undefined) pieces.push(html`<span class="json-text">${string}</span>`);
    else pieces.push(html`<span class="json-name">${string}</span>`, colon);
    at = match.index + all.length;
  }
  return html`${pieces}${text.slice(at)}`;
}

/** Renders a block of code with its title and an optional copy button. */
export const renderSample = (title: string, code: Html | string, canCopy = false): Html =>
  html`<figure class="sample">
    <figcaption>
      ${title}
      ${canCopy ? html`<button type="button" class="copy" hidden aria-label="Copy ${title}">Copy</button>` : undefined}
    </figcaption>
    <pre tabindex="0" aria-label="${title}"><code>${code}</code></pre>
  </figure>`;
