import { readFileSync } from 'node:fs';

/** Variables whose values may contain a password: never printed, and `NAME_FILE` may name a file instead. */
export const secretNames = [
  'CODE_PEPPER',
  'METRICS_TOKEN',
  'SMTP_URL',
  'CLICKHOUSE_URL',
  'CLICKHOUSE_READ_URL',
  'DATABASE_URL',
] as const;

/** Reads secrets from files, as container platforms mount them; returns them, and problems. */
export function readSecretFiles(env: NodeJS.ProcessEnv): { secrets: NodeJS.ProcessEnv; problems: string[] } {
  const secrets: NodeJS.ProcessEnv = {};
  const problems: string[] = [];
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set; leave one of them out`);
    try {
      secrets[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE is ${JSON.stringify(file)}; it may be the path of a file that can be read`);
    }
  }
  return { secrets, problems };
}
