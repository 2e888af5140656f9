import { createWireClient } from '@vitrina/conformance/wire/wire-client.ts';
import { readOptions } from '../../../.config/read-options.ts';
import { signIn, startDemoServer } from '../start/server.ts';
import type { Attack, Target } from './attack.ts';
import { badInputAttacks } from './bad-input-attacks.ts';
import { fairnessAttacks } from './fairness-attacks.ts';
import { httpAttacks } from './http-attacks.ts';
import { importAttacks } from './imports/import-attacks.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  Fairness: fairnessAttacks,
  HTTP: httpAttacks,
  Imports: importAttacks,
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

const server = await startDemoServer({ TRUST_PROXY: '127.0.0.1' });
const client = createWireClient(server.origin);
try {
  const { accessToken } = await signIn(server);
  const { seed } = values;
  const requests = Number(values.requests ?? (values.quick ? 10 : 200));
  const succeeded = await runAttacks({ ...server, client, accessToken, requests, seed });
  const health = await client.send({ method: 'GET', path: '/api/health' });
  process.stdout.write(`\n${succeeded} attacks succeeded; health afterwards: ${health.status}\n`);
  process.exitCode = succeeded === 0 && health.status === 200 ? 0 : 1;
} finally {
  await server.stop();
}
