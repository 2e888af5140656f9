import {
  getReferenceName,
  listEndpoints,
  type OpenApi,
  resolveReference,
  type Schema,
} from './openapi-document.ts';

/** Gives each schema the first value from an example of any call: an endpoint's own may be an empty list. */
export function addExamples(document: OpenApi): OpenApi {
  const found = new Map<string, unknown>();
  const visit = (schema: Schema, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref, items, anyOf = [], properties = {} } = resolveReference(document, schema);
    if (Array.isArray(value)) for (const one of value) visit(items ?? {}, one);
    for (const one of anyOf) visit(one, value);
    if ($ref !== undefined && !found.has(getReferenceName($ref))) found.set(getReferenceName($ref), value);
    for (const [name, field] of Object.entries(properties)) visit(field, Reflect.get(value, name));
  };
  for (const { responses } of listEndpoints(document)) {
    const body = responses['200']?.content?.['application/json'];
    if (body) visit(body.schema, body.example);
  }
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    found.has(name) ? { ...schema, examples: [found.get(name)] } : schema,
  ]);
  const components = {
    ...document.components,
    schemas: Object.fromEntries(schemas) as Record<string, Schema>,
  };
  return { ...document, components };
}
