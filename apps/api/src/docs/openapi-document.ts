/** A JSON Schema as the document uses it. */
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

/** An answer; one of an error is named by its code. */
interface Answer extends Partial<Content> {
  readonly $ref?: string;
  readonly description?: string;
}

/** A value of a path or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** One call. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Answer>>;
}

/** The contract as an OpenAPI document, as far as the page shows it. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** A call with its address. */
export interface Endpoint extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Every call of the document, in its order. */
export const listEndpoints = ({ paths }: OpenApi): Endpoint[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

/** The last part of a reference: the name of a schema, or the code of an error. */
export const getReferenceName = (reference: string): string => reference.split('/').at(-1) ?? reference;

/** What a schema says, its reference followed; what stands beside a reference counts first. */
export const resolveReference = ({ components }: OpenApi, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...components.schemas[getReferenceName(schema.$ref)], ...schema };

/** The codes that a call fails with, each with its statuses. */
export function getErrorStatuses({ responses }: Operation): ReadonlyMap<string, readonly string[]> {
  const failures = new Map<string, string[]>();
  for (const [status, { $ref }] of Object.entries(responses))
    if ($ref !== undefined)
      failures.set(getReferenceName($ref), [...(failures.get(getReferenceName($ref)) ?? []), status]);
  return failures;
}
