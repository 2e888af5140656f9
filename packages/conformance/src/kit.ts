import { type Claims, claimsAbout } from './claims.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';
import type { Findings, Source } from './findings.ts';
import { judgeRows } from './rows/judge-rows.ts';
import type { Asked, Came } from './wire/asked.ts';
import { type AnswerOf, type Call, callOf, request, type Route } from './wire/calls.ts';
import { judge } from './wire/judge.ts';
import { ServerSilent, type Wire } from './wire/wire.ts';

/** What every check works with. */
export interface Kit {
  readonly wire: Wire;
  readonly findings: Findings;
  readonly facts: Facts;
  readonly dice: Dice;
  readonly seed: number;
  /** What could not be looked at, and why. */
  readonly notLookedAt: Set<string>;
  /** For how long a refresh token that was used may give its successor again, in seconds. */
  readonly graceSeconds: number;
}

/** A 200 answer that keeps its schema, and the request it came to. */
export interface Report<Body> extends Source {
  readonly body: Body;
}

/** Claims about an answer. */
export const about = ({ findings }: Pick<Kit, 'findings'>, source: Source): Claims =>
  claimsAbout(findings, source);

/**
 * Sends a request of a call and holds what comes to the rules that hold for every answer. Undefined where
 * nothing came, which is a finding, or a limit outlasts the patience of the kit.
 */
export async function ask(
  kit: Kit,
  call: Call | undefined,
  asked: Asked,
  options?: { patient?: boolean },
): Promise<{ came: Came; body: unknown } | undefined> {
  try {
    const came = await kit.wire.send(asked, options);
    const body = judge(kit.findings, call, came);
    if (came.status === 429 && options?.patient !== false) {
      kit.notLookedAt.add(`${call?.name ?? 'unknown routes'}: the limit lasts too long to wait for`);
      return undefined;
    }
    return { came, body };
  } catch (error) {
    if (!(error instanceof ServerSilent)) throw error;
    const complaint = { rule: 'answers', expected: 'an answer', came: error.message } as const;
    kit.findings.add({ call: call?.name ?? 'unknown route', asked }, complaint);
    return undefined;
  }
}

/** Reads a report; undefined where it does not come as the contract says, which is a finding. */
export async function read<Of extends Route>(
  kit: Kit,
  route: Of,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Report<AnswerOf<Of>> | undefined> {
  const call = callOf(route);
  const asked = request(call, values);
  const answer = await ask(kit, call, asked);
  if (!answer) return undefined;
  const source = { call: call.name, asked };
  if (answer.came.status !== 200) about(kit, source).equal('well-formed', 'status', 200, answer.came.status);
  if (answer.body === undefined) return undefined;
  judgeRows(kit, source, values, answer.body);
  return { ...source, body: answer.body as AnswerOf<Of> };
}
