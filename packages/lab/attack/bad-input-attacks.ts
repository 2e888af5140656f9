import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '@vitrina/contract';
import * as z from 'zod/mini';
import { createRng } from '../../../apps/api/src/demo/rng.ts';
import { runCommand } from '../../../apps/api/test/command.ts';
import { csv, feedRow } from '../../../apps/api/test/feed.ts';
import type { Attack, Target } from './attack.ts';
import { type Call, calls, createHostileRequest, type HostileRequest } from './hostile-requests.ts';

/** Requests of a call that are open at once. */
const AT_ONCE = 4;

/** How often a request is sent that the server refuses because other work keeps it busy. */
const MAX_TRIES = 5;

/** The only body that an error may have. */
const ErrorBody = z.strictObject({ error: z.string().check(z.minLength(1)), code: ErrorCode });

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
}

const send = (
  port: number,
  agent: Agent,
  { method, path, headers, body }: HostileRequest,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // Without a length Node sends the body of a GET as if it were the next request.
  const length = body && { 'content-length': String(body.length) };
  const options = { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } };
  request(options, (response) => {
    const { statusCode: status = 0, headers: received } = response;
    text(response).then(
      (read) => resolve({ status, body: read, retryAfter: received['retry-after'] }),
      reject,
    );
  })
    .on('error', reject)
    .end(body);
  return promise;
};

const sendPatiently = async (port: number, agent: Agent, hostile: HostileRequest): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    const answer = await send(port, agent, hostile);
    const { status, retryAfter } = answer;
    if (status !== 503 || retryAfter === undefined || tries === MAX_TRIES) return answer;
    await sleep(Number(retryAfter) * 1000);
  }
};

const isErrorBody = (body: string): boolean => {
  try {
    return z.safeParse(ErrorBody, JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** Sends the requests of one call and returns the problems and how many responses had each status. */
const attackCall = async ({ port, requests, seed, accessToken }: Target, call: Call) => {
  const rng = createRng(`${seed} ${call.method} ${call.path}`);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  let left = requests;
  const sendNext = async () => {
    while (left-- > 0) {
      const hostile = createHostileRequest(call, accessToken, rng);
      const { status, body } = await sendPatiently(port, agent, hostile);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 || (status >= 400 && !isErrorBody(body))) {
        const sent = JSON.stringify({ ...hostile, body: hostile.body?.toString('latin1') });
        problems.push(`${status} ${body.slice(0, 200)}; request ${sent.slice(0, 900)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext)).finally(() => agent.destroy());
  return { problems, statuses };
};

const week = (weekNumber: string, price: string) =>
  feedRow(1, { week_number: weekNumber, category_id: '31', price, revenue: '' });

const load: Attack = {
  name: 'two weeks to ask for',
  expected: 'published',
  run: async ({ folder, dataDir }) => {
    writeFileSync(join(folder, 'offers.csv'), csv([week('45', '99990'), week('46', '98990')]));
    const { code, errors } = await runCommand(['ingest', 'offers.csv'], folder, { DATA_DIR: dataDir });
    return { isHeld: code === 0, observed: code === 0 ? 'published' : errors };
  },
};

/** Attacks with requests made from openapi.json by a seed. */
export const badInputAttacks: readonly Attack[] = [
  load,
  ...calls.map((call) => ({
    name: `${call.method} ${call.path}`,
    expected: 'no 5xx, errors are {error, code}',
    run: async (target: Target) => {
      const { problems, statuses } = await attackCall(target, call);
      const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      const [first] = problems;
      return {
        isHeld: first === undefined,
        observed: first === undefined ? counts.join(', ') : `${problems.length}: ${first}`,
      };
    },
  })),
];
