import { ClickHouseError } from '@clickhouse/client';

/** Errors of the engine about unreadable stored data, by their names in ClickHouse's ErrorCodes.cpp. */
const damageTypes = new Set([
  'ATTEMPT_TO_READ_AFTER_EOF',
  'BAD_SIZE_OF_FILE_IN_DATA_PART',
  'CANNOT_DECOMPRESS',
  'CANNOT_OPEN_FILE',
  'CANNOT_READ_ALL_DATA',
  'CANNOT_READ_FROM_FILE_DESCRIPTOR',
  'CHECKSUM_DOESNT_MATCH',
  'CORRUPTED_DATA',
  'EXPECTED_END_OF_FILE',
  'FILE_DOESNT_EXIST',
  'INCORRECT_DATA',
  'NO_FILE_IN_DATA_PART',
  'NO_SUCH_DATA_PART',
  'TOO_LARGE_SIZE_COMPRESSED',
  'UNKNOWN_CODEC',
  'UNKNOWN_COMPRESSION_METHOD',
  'UNKNOWN_TABLE',
]);

/** Whether a query failed because stored data is damaged or missing. */
export const isDamage = (error: unknown): error is ClickHouseError =>
  error instanceof ClickHouseError && damageTypes.has(error.type ?? '');
