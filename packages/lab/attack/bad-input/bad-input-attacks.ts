import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createRng } from '@vitrina/conformance/rng.ts';
import { ErrorCode } from '@vitrina/contract';
import { runCommand } from '../../../../apps/api/test/command.ts';
import type { Attack, Target } from '../attack.ts';
import { type Call, calls, createFuzzedRequest, type FuzzedRequest } from './fuzzed-requests.ts';

/** Requests of a call that are open at once. */
const AT_ONCE = 4;

/** How often a request is sent again that the server refuses because other work keeps it busy. */
const MAX_TRIES = 5;

const offers = `year,week_number,seller_id,seller_kaspi_id,seller_title,product_id,product_kaspi_id,product_name,brand_id,brand_title,category_id,category_title,category_1_lvl_id,category_1_lvl_title,category_2_lvl_id,category_2_lvl_title,price,sales_count
2026,45,1,1,Дүкен,1,1,Aylin V12,7,Aylin,31,Пылесосы,1,Техника,12,Для дома,99990,13
2026,46,1,1,Дүкен,1,1,Aylin V12,7,Aylin,31,Пылесосы,1,Техника,12,Для дома,98990,13
2026,46,2,2,Жол,1,1,Aylin V12,7,Aylin,31,Пылесосы,1,Техника,12,Для дома,97990,3
`;

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfter: string | undefined;
}

const send = (
  port: number,
  agent: Agent,
  { method, path, headers, body }: FuzzedRequest,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // Without a length Node sends the body of a GET as if it were the next request.
  const length = body && { 'content-length': String(body.length) };
  const options = { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } };
  const outgoing = request(options, (response) => {
    const { statusCode: status = 0, headers: received } = response;
    buffer(response).then(
      (bytes) => resolve({ status, body: bytes, retryAfter: received['retry-after'] }),
      reject,
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
};

/** Whether the body of an error is `{error, code}` with a sentence and a code of the contract, and nothing else. */
function isErrorBody(body: Buffer): boolean {
  const parsed: unknown = JSON.parse(body.toString('utf8'));
  if (typeof parsed !== 'object' || parsed === null || Object.keys(parsed).toSorted().join() !== 'code,error')
    return false;
  const { error, code } = parsed as { error: unknown; code: unknown };
  return typeof error === 'string' && error.length > 0 && ErrorCode.safeParse(code).success;
}

/** Returns what is wrong with an answer; undefined if nothing is. */
function findProblem({ status, body }: Answer): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return undefined;
  try {
    return isErrorBody(body)
      ? undefined
      : `${status} with another body: ${body.toString('utf8').slice(0, 200)}`;
  } catch {
    return `${status} without JSON: ${body.toString('utf8').slice(0, 200)}`;
  }
}

async function sendPatiently(port: number, agent: Agent, fuzzed: FuzzedRequest): Promise<Answer> {
  let answer = await send(port, agent, fuzzed);
  for (
    let tries = 1;
    answer.status === 503 && answer.retryAfter !== undefined && tries < MAX_TRIES;
    tries++
  ) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.retryAfter) * 1000));
    answer = await send(port, agent, fuzzed);
  }
  return answer;
}

/** Sends the requests of one call and returns the problems and how many responses had each status. */
async function attackCall(target: Target, call: Call, index: number) {
  const rng = createRng(target.seed * 1000 + index);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  let left = target.requests;
  const sendNext = async () => {
    while (left-- > 0) {
      const fuzzed = createFuzzedRequest(call, rng);
      const answer = await sendPatiently(target.port, agent, fuzzed);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const problem = findProblem(answer);
      if (problem !== undefined)
        problems.push(
          `${problem}; request ${JSON.stringify({ ...fuzzed, body: fuzzed.body?.toString('latin1').slice(0, 300) }).slice(0, 900)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext)).finally(() => agent.destroy());
  return { problems, statuses };
}

const load: Attack = {
  name: 'two weeks to ask for',
  expected: 'published',
  run: async ({ folder, dataDir }) => {
    writeFileSync(join(folder, 'offers.csv'), offers);
    const { code, errors } = await runCommand(['ingest', 'offers.csv'], folder, { DATA_DIR: dataDir });
    return { isHeld: code === 0, observed: code === 0 ? 'published' : errors };
  },
};

/** Attacks with requests made from openapi.json by a seed. */
export const badInputAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'Bad input': [
    load,
    ...calls.map((call, index) => ({
      name: `${call.method} ${call.path}`,
      expected: 'no 5xx, errors are {error, code}',
      run: async (target: Target) => {
        const { problems, statuses } = await attackCall(target, call, index);
        const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
        const [first = counts.join(', ')] = problems;
        return {
          isHeld: problems.length === 0,
          observed: problems.length > 0 ? `${problems.length}: ${first}` : first,
        };
      },
    })),
  ],
};
