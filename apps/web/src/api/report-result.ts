import type { UseQueryResult } from '@tanstack/react-query';

/** State of a report's query, for any endpoint. Its errors are `ApiError`s. */
export type ReportResult<Body> = UseQueryResult<Body>;
