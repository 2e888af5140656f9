import { getReferenceName, type Schema } from './openapi-document.ts';

/** The largest whole number of JSON: as a bound it says nothing. */
const LARGEST = Number.MAX_SAFE_INTEGER;

const grouped = (value: number) => value.toLocaleString('en-US').replaceAll(',', '\u00a0');

function range(least: number | undefined, most: number | undefined, what: string): string | undefined {
  if (least === undefined && (most === undefined || most === LARGEST)) return undefined;
  if (most === undefined || most === LARGEST) return `${what}≥ ${grouped(least ?? 0)}`;
  if (least === most) return `${what}${grouped(most)}`;
  return least === undefined ? `${what}≤ ${grouped(most)}` : `${what}${grouped(least)}–${grouped(most)}`;
}

const isNull = ({ type }: Schema) => type === 'null';

/** What a value is, in words: `list of SellerBrand`, `number or null`. */
export function typeWords(schema: Schema): string {
  if (schema.$ref !== undefined) return getReferenceName(schema.$ref);
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter((one) => !isNull(one)).map(typeWords);
    return [...kinds, ...(schema.anyOf.some(isNull) ? ['null'] : [])].join(' or ');
  }
  if (schema.items) return `list of ${typeWords(schema.items)}`;
  if (typeof schema.additionalProperties === 'object')
    return `map of id to ${typeWords(schema.additionalProperties)}`;
  return schema.type ?? 'value';
}

/** How a text is written: by the name of its format, by its beginning, or by its pattern. */
function patternWords({ format, pattern }: Schema): string | undefined {
  const [, beginning] = /^\^([\w:/]+)\.\*$/.exec(pattern ?? '') ?? [];
  if (beginning !== undefined) return `starts with ${beginning}`;
  return format ?? (pattern === undefined ? undefined : `matches ${pattern}`);
}

/** The bounds that a value keeps, in words; none says nothing. */
export function boundWords(schema: Schema): string[] {
  const of = schema.anyOf?.find((one) => !isNull(one)) ?? schema;
  const words = [
    range(of.minimum, of.maximum, ''),
    range(of.minLength, of.maxLength, 'length '),
    range(of.minItems, of.maxItems, 'items '),
    of.enum && `one of ${of.enum.map(String).join(', ')}`,
    patternWords(of),
  ];
  return words.filter((word) => word !== undefined);
}
