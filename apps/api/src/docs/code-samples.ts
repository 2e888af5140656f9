import type { Endpoint } from './openapi-document.ts';
import { html, type Html } from './html.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a line for a shell, with the values of its example. */
export function curlOf(call: Endpoint, origin: string): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.parameters.find((one) => one.name === name)?.example;
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : name;
  });
  const headers = call.parameters.filter((one) => one.in === 'header');
  const body = call.requestBody?.content['application/json'].example;
  const parts = [
    `curl ${quoted(origin + path)}`,
    ...headers.map(({ name, example }) => `-H ${quoted(`${name}: ${String(example)}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.e+-]*|true|false|null)/g;

/** JSON as a person reads it: names, texts and other values told apart. */
export function jsonOf(value: unknown): Html {
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

/** A block of code with its title; what is to be copied has a button. */
export const sample = (title: string, code: Html | string, canCopy = false): Html =>
  html`<figure class="sample">
    <figcaption>
      ${title}
      ${canCopy ? html`<button type="button" class="copy" hidden aria-label="Copy ${title}">Copy</button>` : undefined}
    </figcaption>
    <pre tabindex="0" aria-label="${title}"><code>${code}</code></pre>
  </figure>`;
