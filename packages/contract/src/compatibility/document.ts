import * as z from 'zod/mini';

/** The parts of a JSON Schema that constrain a body. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  /** Rules that JSON Schema cannot express; one text in normal form. */
  'x-rules'?: string[] | string;
}

/** A request body or a response; `$ref` if it is a component. */
export interface Body {
  $ref?: string;
  /** Whether a request needs it. */
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

/** A parameter of a call. */
export interface Parameter {
  name?: string;
  in?: string;
  $ref?: string;
}

/** One operation of an OpenAPI document. */
export interface Operation {
  operationId?: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

/** The parts of an OpenAPI 3.1 document that compatibility reads. */
export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, Record<string, unknown>>;
  };
}

const Document = z.looseObject({
  openapi: z.string().check(z.startsWith('3.')),
  info: z.looseObject({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+/)) }),
  paths: z.record(z.string(), z.looseObject({})),
});

/** Parses an OpenAPI 3 document with a version of three numbers; throws on anything else. */
export function parseDocument(text: string): OpenApi {
  const parsed: unknown = JSON.parse(text);
  z.parse(Document, parsed);
  return parsed as OpenApi;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** Whether a key of a path is a method, and its value an operation. */
export const isMethod = (key: string): boolean => METHODS.has(key);

/** Lists every operation of a document by method and path: `GET /api/health`. */
export const listOperations = ({ paths }: OpenApi): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => isMethod(method))
        .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

/** Reads the value at a JSON pointer such as `#/components/schemas/User`; undefined if absent. */
export const readPointer = (document: OpenApi, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

/** Follows the `$ref` of a node; throws where its target is absent. */
export function resolveReference<Node extends { $ref?: string }>(document: OpenApi, node: Node): Node {
  if (node.$ref === undefined) return node;
  const found = readPointer(document, node.$ref);
  if (found === undefined) throw new Error(`${node.$ref} is not in the document`);
  return resolveReference(document, found as Node);
}

const findJson = (document: OpenApi, body: Body | undefined) =>
  body &&
  Object.entries(resolveReference(document, body).content ?? {}).find(([type]) =>
    /[/+]json$/.test(type),
  )?.[1];

/** Reads the JSON Schema of a body; undefined for a body without JSON. */
export const readJsonSchema = (document: OpenApi, body: Body | undefined): Schema | undefined =>
  findJson(document, body)?.schema;

/** Whether a body may be any JSON, since no schema restricts it. */
export function isAnyJson(document: OpenApi, body: Body | undefined): boolean {
  const json = findJson(document, body);
  return json !== undefined && json.schema === undefined;
}
