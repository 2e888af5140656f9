import { getReferenceName, type Schema } from './openapi-document.ts';

/** A bound at the largest integer of JSON counts as none. */
const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

const formatNumber = (value: number) => value.toLocaleString('en-US').replaceAll(',', '\u00a0');

function describeRange(min: number | undefined, max: number | undefined, what: string): string | undefined {
  if (min === undefined && (max === undefined || max === MAX_INTEGER)) return undefined;
  if (max === undefined || max === MAX_INTEGER) return `${what}≥ ${formatNumber(min ?? 0)}`;
  if (min === max) return `${what}${formatNumber(max)}`;
  return min === undefined
    ? `${what}≤ ${formatNumber(max)}`
    : `${what}${formatNumber(min)}–${formatNumber(max)}`;
}

const isNull = ({ type }: Schema) => type === 'null';

/** Describes the type of a value: `list of SellerBrand`, `number or null`. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return getReferenceName(schema.$ref);
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter((one) => !isNull(one)).map(describeType);
    return [...kinds, ...(schema.anyOf.some(isNull) ? ['null'] : [])].join(' or ');
  }
  if (schema.items) return `list of ${describeType(schema.items)}`;
  if (typeof schema.additionalProperties === 'object')
    return `map of id to ${describeType(schema.additionalProperties)}`;
  return schema.type ?? 'value';
}

/** Describes the form of a string: its format, its prefix or its pattern. */
function describePattern({ format, pattern }: Schema): string | undefined {
  const [, prefix] = /^\^([\w:/]+)\.\*$/.exec(pattern ?? '') ?? [];
  if (prefix !== undefined) return `starts with ${prefix}`;
  return format ?? (pattern === undefined ? undefined : `matches ${pattern}`);
}

/** Describes the bounds of a value; empty without bounds. */
export function describeBounds(schema: Schema): string[] {
  const of = schema.anyOf?.find((one) => !isNull(one)) ?? schema;
  const words = [
    describeRange(of.minimum, of.maximum, ''),
    describeRange(of.minLength, of.maxLength, 'length '),
    describeRange(of.minItems, of.maxItems, 'items '),
    of.enum && `one of ${of.enum.map(String).join(', ')}`,
    describePattern(of),
  ];
  return words.filter((word) => word !== undefined);
}
