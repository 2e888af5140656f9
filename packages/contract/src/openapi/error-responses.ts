import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import * as entry from '../index.ts';
import type { NamedEndpoint } from '../serving/endpoints.ts';
import { ContractError, toErrorResponse } from '../serving/errors.ts';
import { errorCodesAt } from '../serving/responses.ts';
import { errorDescriptions } from './error-descriptions.ts';
import { limitHeaders, waitHeaders } from './headers.ts';
import { addDescriptions, type JsonSchema, responseSchemas, toJsonContent } from './json-schemas.ts';

/** Narrows the code in the schema of an error body; generators of clients ignore values beside a reference. */
function narrowCode({ properties, ...rest }: JsonSchema, codes: readonly entry.ErrorCode[]): JsonSchema {
  const { $ref: _all, ...code } = properties?.['code'] ?? {};
  const values = codes.length === 1 ? { const: codes[0] } : { enum: codes };
  return { ...rest, properties: { ...properties, code: { type: 'string', ...values, ...code } } };
}

const createErrorSchema = (codes: readonly entry.ErrorCode[]) =>
  narrowCode(addDescriptions('ErrorBody', responseSchemas['ErrorBody'] ?? {}, entry.ErrorBody), codes);

const withCode = (codes: entry.ErrorCode[]) =>
  z.toJSONSchema(z.strictObject({ ...entry.ErrorBody.shape, code: z.literal(codes) }));

/** Throws if an error body differs from `ErrorBody`, which the document shows. */
function refuseOtherBody({ name, endpoint }: NamedEndpoint, status: number, codes: entry.ErrorCode[]): void {
  const schema = (endpoint.responses as Readonly<Record<number, z.ZodMiniType>>)[status] ?? z.unknown();
  const isOpen = schema.safeParse({ error: 'Нельзя.', code: codes[0], details: '' }).success;
  if (isOpen || !isDeepStrictEqual(z.toJSONSchema(schema), withCode(codes)))
    throw new Error(`${name} ${status}: its body is no error body of the contract`);
}

/** The response of an error: a component by its code, or one body for several codes. */
export function referToError(named: NamedEndpoint, status: number) {
  const codes = [...errorCodesAt(named.endpoint, status)];
  const [code] = codes;
  if (code === undefined) throw new Error(`${named.name} ${status}: neither 200 nor a code of the catalogue`);
  refuseOtherBody(named, status, codes);
  if (codes.length === 1) return { $ref: `#/components/responses/${code}` };
  const description = codes.map((one) => `\`${one}\`: ${errorDescriptions[one]}`).join(' ');
  const { body } = toErrorResponse(new ContractError<entry.ErrorCode>(code));
  return { description, ...toJsonContent(createErrorSchema(codes), body) };
}

/** Creates one response for each code of the catalogue; its body is exactly `{error, code}`. */
export const createErrorResponses = () =>
  entry.ErrorCode.options.map((code) => {
    const isLimit = (entry.errorStatuses[code] as readonly number[]).some((status) =>
      [429, 503].includes(status),
    );
    const fields = code === 'VALIDATION_ERROR' ? ['weekNumber'] : [];
    const { body } = toErrorResponse(new ContractError<entry.ErrorCode>(code, { fields }));
    const response = {
      description: errorDescriptions[code],
      ...(isLimit && {
        headers: { ...waitHeaders, ...(code === 'TOO_MANY_REQUESTS' && limitHeaders) },
      }),
      ...toJsonContent(createErrorSchema([code]), body),
    };
    return [code, response];
  });
