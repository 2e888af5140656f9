import type { contract } from '@vitrina/contract';
import { type BodyOf, ContractError, type ResponseBodyOf } from '@vitrina/contract/serving';
import { createFaultySessions, type SessionFaults } from './faulty-sessions.ts';

/** Planted faults of sign-in; the right behaviour without any. */
export interface SignInFaults extends SessionFaults {
  codeStays?: boolean;
  anyCode?: boolean;
  anyAddress?: boolean;
  keepsCase?: boolean;
  noLimit?: boolean;
  earlierCodesLive?: boolean;
}

/** Maximum number of code requests of one address. */
const MAX_REQUESTS = 3;

type Auth = typeof contract.auth;

/** Handlers of the sign-in endpoints: each returns the body of its 200 or throws ContractError. */
type Handlers = {
  readonly [Name in keyof Auth]: (
    body: BodyOf<Auth[Name]>,
    authorization: string | undefined,
  ) => ResponseBodyOf<Auth[Name]>;
};

function createCodes(faults: SignInFaults) {
  const codes = new Map<string, string>();
  const earlier = new Map<string, string[]>();
  const requests = new Map<string, number>();
  const send = (email: string) => {
    const count = (requests.get(email) ?? 0) + 1;
    requests.set(email, count);
    if (count > MAX_REQUESTS && !faults.noLimit) throw new ContractError('TOO_MANY_REQUESTS');
    earlier.set(email, [...(earlier.get(email) ?? []), codes.get(email) ?? '']);
    codes.set(email, String(100_000 + Math.floor(Math.random() * 900_000)));
  };
  const use = (email: string, code: string) => {
    const isRight = faults.anyAddress
      ? [...codes.values()].includes(code)
      : codes.get(email) === code || (faults.earlierCodesLive && earlier.get(email)?.includes(code));
    if (!isRight && !(faults.anyCode && codes.has(email))) throw new ContractError('INVALID_CODE');
    if (!faults.codeStays) codes.delete(email);
  };
  return { codes, send, use };
}

/** Sign-in in memory with planted faults. */
export function createFixtureSignIn(faults: SignInFaults) {
  const { codes, send, use } = createCodes(faults);
  const sessions = createFaultySessions(faults);
  const authorize = (authorization: string | undefined) => {
    const user = sessions.findUser(authorization);
    if (user === undefined) throw new ContractError('UNAUTHORIZED');
    return user;
  };
  const handlers: Handlers = {
    requestCode: ({ email }) => {
      send(email);
      return { message: 'Код отправлен', email: faults.keepsCase ? email.toUpperCase() : email };
    },
    verifyCode: ({ email, code }) => {
      use(email, code);
      return sessions.open(email);
    },
    refresh: ({ refreshToken }) => {
      const tokens = sessions.refresh(refreshToken);
      if (tokens === undefined) throw new ContractError('INVALID_REFRESH_TOKEN');
      return tokens;
    },
    logout: ({ refreshToken }, authorization) => {
      if (!sessions.end(authorization, refreshToken)) throw new ContractError('UNAUTHORIZED');
      return { message: 'Вы вышли' };
    },
    me: (_, authorization) => ({ user: authorize(authorization) }),
  };
  return { codes, authorize, handlers, sessions: sessions.sessions };
}
