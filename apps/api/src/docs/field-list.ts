import { resolveReference, type OpenApi, type Parameter, type Schema } from './openapi-document.ts';
import { html, type Html, renderProse } from './html.ts';
import { describeBounds, describeType } from './describe-schema.ts';

/** Maximum nesting of objects; a schema may refer to itself. */
const MAX_DEPTH = 5;

/** Maximum characters of an example; longer ones are objects, shown by renderSample. */
const MAX_EXAMPLE_LENGTH = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the object schema of a value: its own, that of a list's items, or of a nullable value. */
function findObject(document: OpenApi, schema: Schema): Schema | undefined {
  const own = resolveReference(document, schema);
  if (own.properties) return own;
  const inside = own.items ?? own.anyOf?.find((one) => one.type !== 'null');
  return inside && findObject(document, inside);
}

/** Renders a value: name, type, bounds, unit, example and meaning. */
function renderField(
  name: string,
  schema: Schema,
  isOptional: boolean,
  example: unknown,
  inside?: Html,
): Html {
  const json = example === undefined ? undefined : JSON.stringify(example);
  const shown = json !== undefined && json.length <= MAX_EXAMPLE_LENGTH ? json : undefined;
  const unit = schema['x-unit'];
  return html`<li class="field">
    <div class="field-head">
      <code class="name">${name}</code> <span class="type">${describeType(schema)}</span>
      ${describeBounds(schema).map((bound) => html` <span class="bound">${bound}</span>`)}
      ${unit === undefined ? undefined : html` <span class="unit">${unit}</span>`}
      ${isOptional ? html` <span class="optional">optional</span>` : undefined}
      ${shown === undefined ? undefined : html` <code class="example" title="Example">${shown}</code>`}
    </div>
    ${schema.description === undefined ? undefined : html`<p>${renderProse(schema.description)}</p>`}
    ${inside}
  </li>`;
}

/** Renders the fields of an object, with those of nested objects below each. */
export function renderFields(
  document: OpenApi,
  schema: Schema,
  example: unknown,
  depth = 0,
): Html | undefined {
  const object = findObject(document, schema);
  if (!object?.properties || depth > MAX_DEPTH) return undefined;
  const given: unknown = Array.isArray(example) ? example[0] : example;
  const first = given ?? object.examples?.[0];
  return html`<ul class="fields">
    ${Object.entries(object.properties).map(([name, field]) => {
      const value = isRecord(first) ? first[name] : undefined;
      const isOptional = !object.required?.includes(name);
      const inside = renderFields(document, field, value, depth + 1);
      return renderField(name, field, isOptional, inside ? undefined : value, inside);
    })}
  </ul>`;
}

/** Renders parameters of the path or the query, or headers. */
export const renderParameters = (parameters: readonly Parameter[]): Html =>
  html`<ul class="fields">
    ${parameters.map(({ name, required, description, schema, example }) =>
      renderField(
        name,
        description === undefined ? schema : { ...schema, description },
        required !== true,
        typeof example === 'string' || typeof example === 'number' ? example : undefined,
      ),
    )}
  </ul>`;
