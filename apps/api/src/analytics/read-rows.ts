import * as z from 'zod/mini';
import type { Analytics, Params, Settings } from './analytics.ts';

/** Reads a small result and checks each row by a schema. Throws if a row breaks it. */
export const readRows = async <Row>(
  analytics: Pick<Analytics, 'rows'>,
  row: z.ZodMiniType<Row>,
  sql: string,
  params?: Params,
  settings?: Settings,
): Promise<Row[]> => z.parse(z.array(row), await analytics.rows(sql, params, settings));
