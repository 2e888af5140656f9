/** The part of a JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly 'x-unit'?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A body: its schema and an example of it. */
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example?: unknown } };
}

/** A response; an error response is a reference by its code. */
interface Response extends Partial<Content> {
  readonly $ref?: string;
  readonly description?: string;
}

/** A parameter of the path or the query, or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** An operation of a path. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Alternative security schemes, each with its scopes; empty if anyone may call. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Response>>;
}

/** The part of the contract's OpenAPI document that the page shows. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<
      Record<string, { readonly description: string; readonly name?: string }>
    >;
  };
}

/** An operation with its method and path. */
export interface Endpoint extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Returns the headers that identify the caller of an operation; optional if `security` allows a call without them. */
const listHeaders = ({ components }: OpenApi, { security = [] }: Operation): Parameter[] =>
  security.flatMap(Object.keys).map((scheme) => ({
    name: components.securitySchemes[scheme]?.name ?? 'authorization',
    in: 'header',
    required: security.every((way) => Object.keys(way).length > 0),
    description: components.securitySchemes[scheme]?.description ?? '',
    schema: { type: 'string' },
    example: scheme === 'share' ? 'link_vJ3k…9sQ' : 'Bearer vJ3k…9sQ',
  }));

/** Lists the endpoints in the order of the document, the Authorization header among their parameters. */
export const listEndpoints = (document: OpenApi): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      parameters: [...operation.parameters, ...listHeaders(document, operation)],
      method: method.toUpperCase(),
      path,
    })),
  );

/** Returns the last part of a reference: the name of a schema or the code of an error. */
export const getReferenceName = (reference: string): string => reference.split('/').at(-1) ?? reference;

/** Resolves the reference of a schema; keywords beside the reference take precedence. */
export const resolveReference = ({ components }: OpenApi, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...components.schemas[getReferenceName(schema.$ref)], ...schema };

/** Lists the codes of an error response: the name of a reference, or the codes that its body may have. */
function listCodes({ $ref, content }: Response): readonly string[] {
  if ($ref !== undefined) return [getReferenceName($ref)];
  const codes = content?.['application/json'].schema.properties?.['code']?.enum ?? [];
  return codes.map(String);
}

/** Returns the error codes of an endpoint with their statuses. */
export function getErrorStatuses({ responses }: Operation): ReadonlyMap<string, readonly string[]> {
  const statuses = new Map<string, string[]>();
  for (const [status, response] of Object.entries(responses))
    for (const code of listCodes(response)) statuses.set(code, [...(statuses.get(code) ?? []), status]);
  return statuses;
}
