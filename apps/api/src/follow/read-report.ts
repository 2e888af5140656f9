import { ContractError } from '@vitrina/contract/serving';
import type { RawResponse } from '../server/endpoints/handlers.ts';

/** A report as the server's cache serves it. */
type ReportHandler = (request: {
  params: undefined;
  body: object;
  headers: Record<never, never>;
  signal: AbortSignal;
}) => RawResponse | Promise<RawResponse>;

/** Reads the body of a report. Throws ContractError where it has none. */
export type ReadReport = <Body>(values: object, signal: AbortSignal) => Promise<Body>;

/** Creates the reader of a report from its handler, for use inside the server. */
export const createReader =
  (handle: ReportHandler): ReadReport =>
  async <Body>(values: object, signal: AbortSignal) => {
    const { bytes } = await handle({ params: undefined, body: values, headers: {}, signal });
    if (!bytes) throw new ContractError('INTERNAL_SERVER_ERROR');
    return JSON.parse(bytes.toString('utf8')) as Body;
  };
