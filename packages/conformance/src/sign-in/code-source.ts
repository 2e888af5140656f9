import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Where sign-in codes arrive. `watch` is called before a code is requested and returns a function that waits for it. */
export interface CodeSource {
  watch(email: string): Promise<() => Promise<string | undefined>>;
}

/** Maximum time until a code arrives, ms. */
const MAX_WAIT_MS = 20_000;

async function poll(read: () => Promise<string | undefined>): Promise<string | undefined> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await pause(100)) {
    const code = await read();
    if (code !== undefined) return code;
  }
  return undefined;
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** Reads codes from a log: `sign-in code for EMAIL: 123456`. */
function logFile(file: string): CodeSource {
  return {
    watch: async (email) => {
      const size = await sizeOf(file);
      const address = email.replaceAll(/[^\w@]/g, String.raw`\$&`);
      const line = new RegExp(`sign-in code for ${address}: (\\S{6})(?![^\\s"])`, 'gi');
      return () =>
        poll(async () => {
          const added = (await readFile(file)).subarray(size).toString('utf8');
          return [...added.matchAll(line)].at(-1)?.[1];
        });
    },
  };
}

/** Asks for codes on the terminal. */
const prompt: CodeSource = {
  watch: async (email) => async () => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const code = await terminal.question(`Code for ${email}: `);
    terminal.close();
    return code.trim();
  },
};

/** Parses `log:FILE` or `prompt`; undefined for anything else. */
export function parseCodeSource(written: string): CodeSource | undefined {
  if (written === 'prompt') return prompt;
  const [, path] = /^log:(.+)$/.exec(written) ?? [];
  return path === undefined ? undefined : logFile(path);
}
