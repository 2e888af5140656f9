import openapi from '@vitrina/contract/openapi.json' with { type: 'json' };
import type { Tool } from '@modelcontextprotocol/sdk/types.js';

/** Rows of each list that a tool returns by default. */
export const DEFAULT_ROWS = 50;

/** Maximum rows of each list that a tool returns. */
export const MAX_ROWS = 1000;

/** A parameter of a request in the document; its headers are references, which no tool sets. */
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: object;
}

interface BodySchema {
  properties: Readonly<Record<string, object>>;
  required?: readonly string[];
  description?: string;
}

interface Operation {
  operationId: string;
  summary: string;
  security: readonly object[];
  parameters: readonly Parameter[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
}

/** A report as a tool, and its request. */
export interface ReportTool {
  readonly tool: Tool;
  readonly method: string;
  /** With `{name}` for each path param. */
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly hasBody: boolean;
}

const schemas: Readonly<Record<string, unknown>> = openapi.components.schemas;

function readBodySchema({ requestBody }: Operation): BodySchema {
  const name = requestBody?.content['application/json'].schema.$ref.split('/').at(-1);
  return name === undefined ? { properties: {} } : (schemas[name] as BodySchema);
}

const rows = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_ROWS,
  default: DEFAULT_ROWS,
  description: 'How many rows of each list to return.',
};

/** Schema of a tool's arguments: path params, query parameters and body, and the number of rows. */
function createInputSchema(operation: Operation): Tool['inputSchema'] {
  const parameters = operation.parameters.filter(({ $ref }) => $ref === undefined);
  const body = readBodySchema(operation);
  const given = parameters.map(
    ({ name, description, schema }) => [name, { ...schema, description }] as const,
  );
  return {
    type: 'object',
    properties: { ...Object.fromEntries(given), ...body.properties, rows },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body.required ?? []),
    ],
    additionalProperties: false,
  };
}

function createTool(path: string, method: string, operation: Operation): ReportTool {
  const { description } = readBodySchema(operation);
  return {
    tool: {
      name: operation.operationId,
      description: [operation.summary, description].filter((text) => text !== undefined).join('. '),
      inputSchema: createInputSchema(operation),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    method: method.toUpperCase(),
    path,
    queryNames: operation.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
    hasBody: operation.requestBody !== undefined,
  };
}

const takesKey = ({ security }: Operation) => security.some((way) => 'key' in way);

/** Creates a tool for each call of the contract that accepts a program's key. */
export const createReportTools = (): readonly ReportTool[] =>
  Object.entries<Readonly<Record<string, unknown>>>(openapi.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .map(([method, operation]) => [method, operation as Operation] as const)
      .filter(([, operation]) => takesKey(operation))
      .map(([method, operation]) => createTool(path, method, operation)),
  );
