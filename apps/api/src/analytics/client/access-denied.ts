import type { ClickHouseError } from '@clickhouse/client';
import { AnalyticsUnavailable } from '../errors.ts';

/** ErrorCodes.cpp: ACCESS_DENIED. */
export const ACCESS_DENIED = '497';

/** Setting that names the user of a statement. */
export type UserSetting = 'CLICKHOUSE_URL' | 'CLICKHOUSE_READ_URL';

/** The user of a ClickHouse server lacks a grant; not damage, and resolved by granting it. The message names both. */
export class GrantMissing extends AnalyticsUnavailable {}

/** Reads user and grant from `user: Not enough privileges. To execute this query, it's necessary to have the grant X`. */
const denial =
  /^(?<user>[^\n]+?): Not enough privileges\..*?necessary to have (?:the )?grant (?<grant>.+?)\.?\s*$/s;

/** Names in one sentence the grant that the user of a setting lacks. */
export const describeDenial = ({ message }: ClickHouseError, setting: UserSetting): GrantMissing => {
  const { user, grant } = denial.exec(message.trim())?.groups ?? {};
  const what =
    user === undefined
      ? `may not do this: ${message.trim()}`
      : `${user} lacks the grant ${grant?.replaceAll(/\s+/g, ' ')}`;
  return new GrantMissing(
    `The ClickHouse user of ${setting} ${what} (apps/api/docs/clickhouse-grants.md has all grants to paste)`,
  );
};
