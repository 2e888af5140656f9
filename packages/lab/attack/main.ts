import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWireClient } from '@vitrina/conformance/wire/wire-client.ts';
import type { AuthResult } from '@vitrina/contract';
import { readOptions } from '../../../.config/read-options.ts';
import { freePort, startServer } from '../../../apps/api/test/server-process.ts';
import type { Attack, Target } from './attack.ts';
import { badInputAttacks } from './bad-input-attacks.ts';
import { fairnessAttacks } from './fairness-attacks.ts';
import { httpAttacks } from './http-attacks.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  Fairness: fairnessAttacks,
  HTTP: httpAttacks,
  'Bad input': badInputAttacks,
};

const help = `Usage: pnpm attack [options]

Attacks a server that it starts with data of its own.

  --requests N   random bad requests to each call (default: 200)
  --quick        10 random bad requests to each call
  --seed TEXT    other random requests (default: 1)

Exit codes: 0 all were held off, 1 one succeeded.
`;

const { values } = readOptions(help, {
  options: {
    quick: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'vitrina-attack-'));
const [port, dataDir] = [await freePort(), join(folder, 'data')];
const server = startServer({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(port),
  DEMO: 'on',
  TRUST_PROXY: '127.0.0.1',
});

const client = createWireClient(`http://127.0.0.1:${port}`, () => undefined);

/** Signs in with the code that a server without a mail server prints. */
const signIn = async (): Promise<string> => {
  const email = 'attacker@example.kz';
  await client.send({ method: 'POST', path: '/api/auth/request-code', body: { email } });
  const findCode = () => new RegExp(`sign-in code for ${email}: (\\d{6})`).exec(server.lines())?.[1];
  while (findCode() === undefined) await sleep(50);
  const body = { email, code: findCode() };
  const { json } = await client.send({ method: 'POST', path: '/api/auth/verify-code', body });
  return (json as AuthResult).accessToken;
};

/** Runs the attacks one after another, prints a line for each and returns how many succeeded. */
const runAttacks = async (target: Target): Promise<number> => {
  let succeeded = 0;
  for (const [group, attacks] of Object.entries(groups)) {
    process.stdout.write(`\n${group}\n`);
    for (const { name, expected, run } of attacks) {
      const { isHeld, observed } = await run(target).catch((error: unknown) => ({
        isHeld: false,
        observed: String(error),
      }));
      if (!isHeld) succeeded += 1;
      process.stdout.write(`  ${isHeld ? 'held  ' : 'BROKEN'}  ${name}: ${observed} (${expected})\n`);
    }
  }
  return succeeded;
};

try {
  await server.ready;
  const accessToken = await signIn();
  const { seed } = values;
  const requests = Number(values.requests ?? (values.quick ? 10 : 200));
  const succeeded = await runAttacks({ port, client, dataDir, folder, accessToken, requests, seed });
  const health = await client.send({ method: 'GET', path: '/api/health' });
  process.stdout.write(`\n${succeeded} attacks succeeded; health afterwards: ${health.status}\n`);
  process.exitCode = succeeded === 0 && health.status === 200 ? 0 : 1;
} finally {
  server.process.kill('SIGTERM');
  await server.exit;
  await rm(folder, { recursive: true, force: true });
}
