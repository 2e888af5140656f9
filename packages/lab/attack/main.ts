import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthResult } from '@vitrina/contract';
import { readOptions } from '../../../.config/read-options.ts';
import { freePort, startServer } from '../../../apps/api/test/server-process.ts';
import type { Attack, Target } from './attack.ts';
import { badInputAttacks } from './bad-input-attacks.ts';
import { fileAttacks } from './file-attacks.ts';
import { httpAttacks } from './http-attacks.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  HTTP: httpAttacks,
  'Bad input': badInputAttacks,
  'Feed files': fileAttacks,
};

const help = `Usage: pnpm attack [options] [GROUP…]

Attacks a server that it starts with data of its own. Groups: ${Object.keys(groups).join(', ')} (default: all).

  --requests N   random bad requests to each call (default: 200)
  --quick        10 random bad requests to each call
  --seed TEXT    other random requests (default: 1)

Exit codes: 0 all were held off, 1 one succeeded.
`;

const { values, positionals } = readOptions(help, {
  options: {
    quick: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

const chosen = Object.entries(groups).filter(
  ([group]) => positionals.length === 0 || positionals.includes(group),
);
if (chosen.length === 0) {
  process.stderr.write(`There is no such group.\n\n${help}`);
  process.exit(64);
}

const folder = await mkdtemp(join(tmpdir(), 'vitrina-attack-'));
const [port, dataDir] = [await freePort(), join(folder, 'data')];
const origin = `http://127.0.0.1:${port}`;
const server = startServer({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) });

const post = (path: string, body: object): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs in with the code that a server without a mail server prints. */
const signIn = async (): Promise<string> => {
  const email = 'attacker@example.kz';
  await post('/api/auth/request-code', { email });
  const findCode = () => new RegExp(`sign-in code for ${email}: (\\d{6})`).exec(server.lines())?.[1];
  while (findCode() === undefined) await sleep(50);
  const response = await post('/api/auth/verify-code', { email, code: findCode() });
  return ((await response.json()) as AuthResult).accessToken;
};

/** Runs the attacks one after another, prints a line for each and returns how many succeeded. */
const runAttacks = async (target: Target): Promise<number> => {
  let succeeded = 0;
  for (const [group, attacks] of chosen) {
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
  const requests = Number(values.requests ?? (values.quick ? 10 : 200));
  const succeeded = await runAttacks({ port, dataDir, folder, accessToken, requests, seed: values.seed });
  const health = await fetch(`${origin}/api/health`);
  process.stdout.write(`\n${succeeded} attacks succeeded; health afterwards: ${health.status}\n`);
  process.exitCode = succeeded === 0 && health.ok ? 0 : 1;
} finally {
  server.process.kill('SIGTERM');
  await server.exit;
  await rm(folder, { recursive: true, force: true });
}
