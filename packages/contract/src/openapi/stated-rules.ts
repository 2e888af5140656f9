import * as z from 'zod/mini';
import { checkAbsent, checkMeta } from './meta-bounds.ts';

/** The parts of a schema's or a check's definition that this file reads. */
interface Definition {
  readonly type?: string;
  readonly check?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Definition } }[] | undefined;
  readonly format?: string;
  readonly pattern?: RegExp;
  /** Called without an issue: a stated rule has one sentence for all. */
  readonly error?: ((issue: never) => unknown) | undefined;
  readonly tx?: (value: string) => unknown;
  readonly transform?: (value: unknown, payload: object) => unknown;
}

/** Schema types that JSON Schema can express; `transform` only turns texts of an address into values. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(
  'object array string number int boolean enum literal null nullable optional default union record pipe transform'.split(
    ' ',
  ),
);

/** Checks whose bounds have JSON Schema keywords; `checkMeta` compares `meta` with the schema. */
const KNOWN_CHECKS: ReadonlySet<string> = new Set(
  'greater_than less_than multiple_of min_length max_length length_equals number_format meta describe'.split(
    ' ',
  ),
);

/** Formats that OpenAPI 3.1 and JSON Schema register; `regex` becomes a pattern. */
const KNOWN_FORMATS: ReadonlySet<string> = new Set(
  'regex email uuid date datetime duration ipv4 ipv6 url'.split(' '),
);

/** A text that each change of a schema turns into another one. */
const SAMPLE = ' Aa\u0000b ';

/** Sentences about a schema's changes to a text, by the result for the sample. */
const changedSamples: Readonly<Record<string, string>> = {
  'Aa\u0000b': 'White space around it is dropped.',
  ' aa\u0000b ': 'Read in lower case.',
};

/** Sentences about a schema's changes to a text; any other rule is a demand. */
export const changeSentences: ReadonlySet<string> = new Set(Object.values(changedSamples));

const toSentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/** States what a check demands if JSON Schema has no keyword for it; throws if nothing states it. */
function sayCheck(def: Definition, where: string): string[] {
  const { check = '', error, tx, pattern, format = '' } = def;
  if (check === 'custom') {
    const sentence = error?.({} as never);
    if (typeof sentence !== 'string')
      throw new Error(
        `${where}: a refine is in no schema of the document; its error must say it in a sentence`,
      );
    return [toSentence(sentence)];
  }
  if (check === 'overwrite') {
    const changed = String(tx?.(SAMPLE));
    // A control character is no demand on the text: the field's description says what becomes of it.
    if (changed === SAMPLE.replace('\u0000', ' ')) return [];
    const sentence = changedSamples[changed];
    if (sentence === undefined) throw new Error(`${where}: a change of the value is not in the document`);
    return [sentence];
  }
  if (check !== 'string_format') {
    if (!KNOWN_CHECKS.has(check)) throw new Error(`${where}: the check ${check} is not in the document`);
    return [];
  }
  if (!KNOWN_FORMATS.has(format))
    throw new Error(`${where}: no registered format is called ${format}; use a regex`);
  if (pattern?.flags.replace('u', ''))
    throw new Error(`${where}: the flags of ${String(pattern)} are not in the document`);
  return [];
}

/** Sample texts of an address for a transform. */
const addressTexts = ['7', '12', 'tied'];

/** Throws if a transform returns anything but the text itself or its number. */
function checkTransform({ transform }: Definition, where: string): void {
  const isPlain = (read: (text: string) => unknown) =>
    addressTexts.every((text) => Object.is(transform?.(text, { value: text, issues: [] }), read(text)));
  if (!isPlain(String) && !isPlain(Number)) throw new Error(`${where}: its transform is not in the document`);
}

/** Returns the demands of a schema beyond JSON Schema's keywords; throws if the document would lose something. */
function findOwnRules(schema: unknown, where: string): string[] {
  if (!(schema instanceof z.ZodMiniType)) throw new Error(`${where}: not a schema`);
  const def: Definition = schema._zod.def;
  if (!KNOWN_TYPES.has(def.type ?? '')) throw new Error(`${where}: JSON Schema has no type ${def.type}`);
  if (def.type === 'transform') checkTransform(def, where);
  const own = def.check === undefined ? [] : [def];
  return [...own, ...(def.checks ?? []).map((one) => one._zod.def)].flatMap((one) => sayCheck(one, where));
}

/** Lists the schemas inside a schema other than the fields of an object. */
function listInner(schema: z.ZodMiniType): readonly unknown[] {
  return ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'options'].flatMap(
    (key): unknown => Reflect.get(schema._zod.def, key) ?? [],
  );
}

type IsNamed = (schema: unknown) => boolean;

/** States in sentences the demands on a value beyond its JSON Schema; named schemas inside have their own. */
export function findStatedRules(schema: z.ZodMiniType, isNamed: IsNamed): string[] {
  const inner = listInner(schema).flatMap((one) =>
    isNamed(one) || !(one instanceof z.ZodMiniType) ? [] : findStatedRules(one, isNamed),
  );
  return [...new Set([...findOwnRules(schema, 'a field'), ...inner])];
}

/** Throws, with the path of the field, if the document would lose something of a schema or of one inside it. */
export function refuseLosses(schema: unknown, where: string, isNamed: IsNamed): void {
  findOwnRules(schema, where);
  checkMeta(schema as z.ZodMiniType, where);
  for (const inner of listInner(schema as z.ZodMiniType)) {
    if (inner instanceof z.ZodMiniObject && !isNamed(inner))
      throw new Error(`${where}: an object without a name; export its schema from the contract`);
    refuseLosses(inner, where, isNamed);
  }
  if (!(schema instanceof z.ZodMiniObject)) return;
  for (const [field, value] of Object.entries<unknown>(schema.shape)) {
    checkAbsent(value as z.ZodMiniType, `${where}.${field}`);
    if (value instanceof z.ZodMiniObject && !isNamed(value))
      throw new Error(`${where}.${field}: an object without a name; export its schema from the contract`);
    refuseLosses(value, `${where}.${field}`, isNamed);
  }
}
