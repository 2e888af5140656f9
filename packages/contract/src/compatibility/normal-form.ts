import { type OpenApi, resolveReference, type Schema } from './document.ts';

const isNull = ({ type }: Schema) => type === 'null';

/** Rewrites the alternatives `X` and null as X whose types include null. */
function joinNull(document: OpenApi, schema: Schema): Schema {
  const { anyOf, oneOf, ...rest } = schema;
  const alternatives = anyOf ?? oneOf ?? [];
  const [only, ...others] = alternatives.filter((one) => !isNull(one));
  if (!only || others.length > 0 || alternatives.length !== 2) return schema;
  const { const: constant, enum: values, ...value } = resolveReference(document, only);
  if (typeof value.type !== 'string') return schema;
  const allowed = constant === undefined ? values : [constant];
  return { ...value, ...rest, type: [value.type, 'null'], ...(allowed && { enum: [...allowed, null] }) };
}

/** Replaces a reference with a `const` or an `enum` beside it by its target with those values. */
function inlineValues(document: OpenApi, { $ref, ...rest }: Schema & { $ref: string }): Schema {
  const { enum: _values, ...referred } = resolveReference(document, { $ref } as Schema);
  return { ...referred, ...rest };
}

const rewriteOnce = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (_key, node: Schema | null) => {
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string' && (node.const !== undefined || node.enum !== undefined))
      return inlineValues(document, { ...node, $ref: node.$ref });
    return Array.isArray(node.anyOf) || Array.isArray(node.oneOf) ? joinNull(document, node) : node;
  }) as OpenApi;

/**
 * Rewrites a document to forms that redocly judges correctly: it reports `anyOf` with null as a change of
 * alternatives, and ignores a `const` or an `enum` beside a `$ref`. Runs twice, for schemas that the first pass inlined.
 */
export const normalizeDocument = (document: OpenApi): OpenApi => rewriteOnce(rewriteOnce(document));
