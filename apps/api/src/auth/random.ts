import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of unguessable values. */
export interface Random {
  /** Six digits, each of the million equally likely. */
  code(): string;
  /** 256 bits, as 43 characters of base64url. */
  secret(): string;
  /** A UUID. */
  id(): string;
}

/** Random values of the operating system. */
export const systemRandom: Random = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  secret: () => randomBytes(32).toString('base64url'),
  id: () => randomUUID(),
};
