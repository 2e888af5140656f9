import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { childEnvironment } from '../../../test/child-environment.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';

const entry = fileURLToPath(new URL('../../cli.ts', import.meta.url));

test('a command ends well when its reader closes the pipe, as head does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-pipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
  const env = { DATA_DIR: join(folder, 'data') };
  await runCommand(['ingest', 'week.csv'], folder, env);
  const script = '{ "$0" "$1" periods; echo "ended with $?" >&2; } | true';
  const { stderr } = await promisify(execFile)('sh', ['-c', script, process.execPath, entry], {
    env: { ...childEnvironment, INIT_CWD: folder, ...env },
  });
  expect(stderr).toBe('ended with 0\n');
});
