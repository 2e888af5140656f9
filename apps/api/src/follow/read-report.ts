import { ContractError } from '@vitrina/contract/serving';
import type { ReportCaller } from '../analytics/analytics.ts';
import type { RawResponse } from '../server/endpoints/handlers.ts';

/** A report as the server's cache serves it. */
type ReportHandler = (request: {
  params: undefined;
  body: object;
  headers: Record<never, never>;
  signal: AbortSignal;
  reader?: ReportCaller | undefined;
}) => RawResponse | Promise<RawResponse>;

/** The waiting caller, undefined for the server itself, and the signal that aborts the work. */
export interface ReadCall {
  signal: AbortSignal;
  reader?: ReportCaller | undefined;
}

/** Reads the body of a report. Throws ContractError if it has none. */
export type ReadReport = <Body>(values: object, call: ReadCall) => Promise<Body>;

/** Creates the reader of a report from its handler, for use inside the server. */
export const createReader =
  (handle: ReportHandler): ReadReport =>
  async <Body>(values: object, { signal, reader }: ReadCall) => {
    const { bytes } = await handle({
      params: undefined,
      body: values,
      headers: {},
      signal,
      reader: reader && { ...reader },
    });
    if (!bytes) throw new ContractError('INTERNAL_SERVER_ERROR');
    return JSON.parse(bytes.toString('utf8')) as Body;
  };
