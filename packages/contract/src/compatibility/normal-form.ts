import { type OpenApi, resolveReference, type Schema } from './document.ts';

const isNull = ({ type }: Schema) => type === 'null';

/** `X or null`, written as two alternatives, becomes X whose types include null. */
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

/** A reference that is narrowed on the spot to one value of an enumeration becomes that value. */
function narrow(document: OpenApi, { $ref, ...rest }: Schema & { $ref: string }): Schema {
  const { enum: _values, ...referred } = resolveReference(document, { $ref } as Schema);
  return { ...referred, ...rest };
}

const once = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (_key, node: Schema | null) => {
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string' && node.const !== undefined)
      return narrow(document, { ...node, $ref: node.$ref });
    return Array.isArray(node.anyOf) || Array.isArray(node.oneOf) ? joinNull(document, node) : node;
  }) as OpenApi;

/**
 * The same contract with each thing written in the one way that redocly judges rightly: it takes a
 * change from `anyOf` with null for a change of alternatives, and looks past a `const` beside a `$ref`.
 * Twice, for what the first time brought into place from elsewhere.
 */
export const normalizeDocument = (document: OpenApi): OpenApi => once(once(document));
