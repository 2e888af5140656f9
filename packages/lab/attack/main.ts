import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../.config/read-options.ts';
import { freePort, startServer } from '../../../apps/api/test/server-process.ts';
import type { Attack, Target } from './attack.ts';
import { badInputAttacks } from './bad-input/bad-input-attacks.ts';
import { browserAttacks } from './browser-attacks.ts';
import { fileAttacks } from './file-attacks.ts';
import { floodAttacks } from './flood-attacks.ts';
import { httpAttacks } from './http-attacks.ts';
import { parquetAttacks } from './parquet-attacks.ts';
import { signInAttacks } from './sign-in-attacks.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  // First: its limits must still be whole, which the bad requests to the sign-in calls use up.
  ...signInAttacks,
  ...httpAttacks,
  ...badInputAttacks,
  ...fileAttacks,
  ...parquetAttacks,
  ...browserAttacks,
  ...floodAttacks,
};

const help = `Usage: pnpm attack [options] [TEXT…]

Attacks a server that it starts with data of its own. With texts, only the groups of attacks whose names have all of them.

  --quick        without the attacks that wait for timeouts, and fewer requests
  --requests N   random requests of each kind (default: 200, quick: 10)
  --seed N       other random requests (default: 1)

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

/** Runs the attacks one after another, prints a line for each and returns how many succeeded. */
const runAttacks = async (target: Target): Promise<number> => {
  let succeeded = 0;
  for (const [group, attacks] of Object.entries(groups)) {
    if (!positionals.every((text) => group.includes(text))) continue;
    process.stdout.write(`\n${group}\n`);
    for (const { name, expected, isSlow = false, run } of attacks) {
      if (isSlow && values.quick) continue;
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

const folder = await mkdtemp(join(tmpdir(), 'vitrina-attack-'));
const [port, dataDir] = [await freePort(), join(folder, 'data')];
const server = startServer({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) });
let printed = '';
server.process.stdout.on('data', (part: Buffer) => (printed += part.toString()));

/** Reads the code that the server printed, since it has no mail server. */
const readCode = async (email: string): Promise<string> => {
  for (;;) {
    const [, code] = new RegExp(`sign-in code for ${email}: (\\d{6})`).exec(printed) ?? [];
    if (code !== undefined) {
      printed = '';
      return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
try {
  await server.ready;
  const succeeded = await runAttacks({
    port,
    dataDir,
    folder,
    requests: Number(values.requests ?? (values.quick ? 10 : 200)),
    seed: Number(values.seed),
    serverPid: server.process.pid ?? 0,
    readCode,
  });
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  process.stdout.write(`\n${succeeded} attacks succeeded; health afterwards: ${health.status}\n`);
  process.exitCode = succeeded === 0 && health.ok ? 0 : 1;
} finally {
  server.process.kill('SIGTERM');
  await server.exit;
  await rm(folder, { recursive: true, force: true });
}
