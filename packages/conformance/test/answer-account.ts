import type { RotatingSessions } from '../src/sign-in-backend/rotating-sessions.ts';
import type { StoredImports } from '../src/sign-in-backend/stored-imports.ts';
import type { StoredKeys } from '../src/sign-in-backend/stored-keys.ts';
import type { StoredShares } from '../src/sign-in-backend/stored-shares.ts';

type RequestValues = Readonly<Record<string, unknown>>;

/** Answers the calls of `key` by their names. */
export function answerKey(keys: StoredKeys, name: string, email: string, values: RequestValues): unknown {
  if (name === 'create') return keys.create(email, values as never);
  return name === 'revoke' ? keys.revoke(email, String(values['id'])) : keys.list(email);
}

/** Answers the calls of `session` by their names. */
export function answerSession(
  sessions: RotatingSessions,
  name: string,
  email: string,
  { id, authorization }: { id?: unknown; authorization: string | undefined },
): unknown {
  if (name === 'end') return sessions.endById(email, String(id), authorization);
  return name === 'list' ? sessions.list(email, authorization) : sessions.endOthers(email, authorization);
}

/** Answers the calls of `account` by their names. `stores` have what belongs to persons. */
export function answerAccount(
  sessions: RotatingSessions,
  stores: readonly { forget: (email: string) => void }[],
  name: string,
  email: string,
): unknown {
  if (name === 'trail') return sessions.trail(email);
  for (const store of [sessions, ...stores]) store.forget(email);
  return { message: 'Учётная запись удалена' };
}

/** Answers the calls of `share` by their names. */
export function answerShare(
  shares: StoredShares,
  name: string,
  email: string,
  { id, path, expiresInDays, token }: RequestValues,
): unknown {
  if (name === 'open') return shares.open(String(token));
  if (name === 'create') return shares.create(email, String(path), Number(expiresInDays), 'http://fixture');
  return name === 'revoke' ? shares.revoke(email, String(id)) : shares.list(email);
}

/** Answers the calls of `imports` by their names. */
export function answerImports(
  imports: StoredImports,
  name: string,
  email: string,
  values: RequestValues,
): unknown {
  if (name === 'list') return imports.list(email);
  if (name === 'create') return imports.create(email, values as never);
  if (name === 'appendPart') return imports.append(email, values as never);
  if (name === 'check' || name === 'publish') return imports[name](email, values as never);
  return imports[name as 'info' | 'rejects' | 'remove'](email, String(values['id']));
}
