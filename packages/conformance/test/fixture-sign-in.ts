import { randomUUID } from 'node:crypto';

/** What a faulty sign-in leaves out. */
export interface SignInFaults {
  codeStays?: boolean;
  anyCode?: boolean;
  anyAddress?: boolean;
  ancestorsLive?: boolean;
  reuseSpares?: boolean;
  accessOutlivesLogout?: boolean;
  refreshOutlivesLogout?: boolean;
  accessOutlivesReuse?: boolean;
  logoutTakesAny?: boolean;
  keepsCase?: boolean;
  noRotation?: boolean;
  noLimit?: boolean;
  earlierCodesLive?: boolean;
  accessStays?: boolean;
}

interface Session {
  email: string;
  access: string[];
  refresh: string[];
  rotatedAt: number;
  over: boolean;
}

/** An answer of the fixture: a status, and a body or the code of a failure. */
export type Reply = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

/** How long a used refresh token gives its successor again, in ms. */
const GRACE = 100;
const fail = (status: number, code: string): Reply => [status, { error: 'Так нельзя', code }];

/** Sign-in in memory, right but for the faults given. */
export function fixtureSignIn(faults: SignInFaults) {
  const codes = new Map<string, string>();
  const earlier = new Map<string, string[]>();
  const asks = new Map<string, number>();
  const sessions: Session[] = [];
  const byAccess = (header = '') =>
    sessions.find(
      ({ over, access }) =>
        (!over || faults.accessOutlivesLogout) && access.includes(header.replace('Bearer ', '')),
    );
  const userOf = (email: string) => ({
    id: email,
    email,
    status: 'active',
    createdAt: '2026-11-16T04:00:00.000Z',
    updatedAt: '2026-11-16T04:00:00.000Z',
  });
  const pair = (session: Session) => {
    session.access.push(faults.accessStays ? (session.access[0] ?? randomUUID()) : randomUUID());
    session.refresh.push(faults.noRotation ? (session.refresh[0] ?? randomUUID()) : randomUUID());
    return { accessToken: session.access.at(-1), refreshToken: session.refresh.at(-1) };
  };
  const verify = (email: string, code: string): Reply => {
    const right = faults.anyAddress
      ? [...codes.values()].includes(code)
      : codes.get(email) === code || (faults.earlierCodesLive && earlier.get(email)?.includes(code));
    if (!right && !(faults.anyCode && codes.has(email))) return fail(401, 'INVALID_CODE');
    if (!faults.codeStays) codes.delete(email);
    const session = { email, access: [], refresh: [], rotatedAt: 0, over: false };
    sessions.push(session);
    return [200, { user: userOf(email), ...pair(session) }];
  };
  const refresh = (token: string): Reply => {
    const session = sessions.find((one) => one.refresh.includes(token));
    if (!session || (session.over && !faults.refreshOutlivesLogout))
      return fail(401, 'INVALID_REFRESH_TOKEN');
    const age = session.refresh.length - 1 - session.refresh.indexOf(token);
    const isRetry = age === 1 && Date.now() < session.rotatedAt + GRACE;
    if (isRetry) return [200, { accessToken: session.access.at(-1), refreshToken: session.refresh.at(-1) }];
    if (age > 0 && !faults.ancestorsLive) {
      session.over = !faults.reuseSpares;
      if (faults.accessOutlivesReuse) session.over = false;
      if (faults.accessOutlivesReuse) session.refresh = [];
      return fail(401, 'INVALID_REFRESH_TOKEN');
    }
    session.rotatedAt = Date.now();
    return [200, pair(session)];
  };
  return {
    codes,
    authorized: (header: string | undefined) => byAccess(header) !== undefined,
    calls: {
      'auth.requestCode': ({ email }: Record<string, string>): Reply => {
        asks.set(email ?? '', (asks.get(email ?? '') ?? 0) + 1);
        if ((asks.get(email ?? '') ?? 0) > 3 && !faults.noLimit)
          return [429, { error: 'Подождите минуту', code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '60' }];
        earlier.set(email ?? '', [...(earlier.get(email ?? '') ?? []), codes.get(email ?? '') ?? '']);
        codes.set(email ?? '', String(100_000 + Math.floor(Math.random() * 900_000)));
        return [200, { message: 'Код отправлен', email: faults.keepsCase ? email?.toUpperCase() : email }];
      },
      'auth.verifyCode': ({ email = '', code = '' }: Record<string, string>) => verify(email, code),
      'auth.refresh': ({ refreshToken = '' }: Record<string, string>) => refresh(refreshToken),
      'auth.logout': ({ refreshToken = '' }: Record<string, string>, header?: string): Reply => {
        const session = byAccess(header);
        if (!session || session.over || !(faults.logoutTakesAny || session.refresh.includes(refreshToken)))
          return fail(401, 'UNAUTHORIZED');
        session.over = true;
        return [200, { message: 'Вы вышли' }];
      },
      'auth.me': (_: unknown, header?: string): Reply => {
        const session = byAccess(header);
        return session ? [200, { user: userOf(session.email) }] : fail(401, 'UNAUTHORIZED');
      },
    } as Readonly<Record<string, (values: Record<string, string>, header?: string) => Reply>>,
  };
}
