import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from './child-environment.ts';

const entry = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** Result of a CLI command. */
export interface CommandResult {
  /** Exit code; null if killed. */
  code: number | null;
  output: string;
  errors: string;
}

/** Starts the CLI as a child process in a folder, with these settings only. */
export const startCommand = (args: readonly string[], folder: string, env: Record<string, string>) => {
  const process_ = spawn(process.execPath, [entry, ...args], {
    env: { ...childEnvironment, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(process_.stdout), text(process_.stderr)]);
  const exit = once(process_, 'exit') as Promise<[number | null]>;
  const ended = async (): Promise<CommandResult> => {
    const [[code], [output, errors]] = await Promise.all([exit, printed]);
    return { code, output, errors };
  };
  return { process: process_, ended: ended() };
};

/** Runs a command and returns its result. */
export const runCommand = (...call: Parameters<typeof startCommand>): Promise<CommandResult> =>
  startCommand(...call).ended;
