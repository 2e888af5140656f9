import { resolveReference, type OpenApi, type Parameter, type Schema } from './openapi-document.ts';
import { html, type Html, renderProse } from './html.ts';
import { boundWords, typeWords } from './describe-schema.ts';

/** Objects lie no deeper than this in each other. */
const DEEPEST = 5;

/** Longer examples are those of whole objects, which stand beside the call. */
const LONGEST_EXAMPLE = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object whose fields lie inside a value: its own, or that of each item of a list. */
function objectIn(document: OpenApi, schema: Schema): Schema | undefined {
  const own = resolveReference(document, schema);
  if (own.properties) return own;
  return own.items && objectIn(document, own.items);
}

/** One value: name, what it is, its bounds, unit and example, and what it means. */
function entry(name: string, schema: Schema, isOptional: boolean, example: unknown, inside?: Html): Html {
  const written = example === undefined ? undefined : JSON.stringify(example);
  const shown = written !== undefined && written.length <= LONGEST_EXAMPLE ? written : undefined;
  const unit = schema['x-unit'];
  return html`<li class="field">
    <div class="field-head">
      <code class="name">${name}</code> <span class="type">${typeWords(schema)}</span>
      ${boundWords(schema).map((bound) => html` <span class="bound">${bound}</span>`)}
      ${unit === undefined ? undefined : html` <span class="unit">${unit}</span>`}
      ${isOptional ? html` <span class="optional">optional</span>` : undefined}
      ${shown === undefined ? undefined : html` <code class="example" title="Example">${shown}</code>`}
    </div>
    ${schema.description === undefined ? undefined : html`<p>${renderProse(schema.description)}</p>`}
    ${inside}
  </li>`;
}

/** The fields of an object, those of the objects inside it below each. */
export function renderFields(
  document: OpenApi,
  schema: Schema,
  example: unknown,
  depth = 0,
): Html | undefined {
  const object = objectIn(document, schema);
  if (!object?.properties || depth > DEEPEST) return undefined;
  const given: unknown = Array.isArray(example) ? example[0] : example;
  const first = given ?? object.examples?.[0];
  return html`<ul class="fields">
    ${Object.entries(object.properties).map(([name, field]) => {
      const value = isRecord(first) ? first[name] : undefined;
      const isOptional = !object.required?.includes(name);
      const inside = renderFields(document, field, value, depth + 1);
      return entry(name, field, isOptional, inside ? undefined : value, inside);
    })}
  </ul>`;
}

/** The values of a path or of headers. */
export const renderParameters = (parameters: readonly Parameter[]): Html =>
  html`<ul class="fields">
    ${parameters.map(({ name, required, description, schema, example }) =>
      entry(
        name,
        description === undefined ? schema : { ...schema, description },
        required !== true,
        typeof example === 'string' || typeof example === 'number' ? example : undefined,
      ),
    )}
  </ul>`;
