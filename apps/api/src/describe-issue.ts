import type * as z from 'zod/mini';
import { secretNames } from './secret-files.ts';

const secrets = new Set<string>(secretNames);

/** Describes a wrong setting: its name, its value unless it is a secret, and the allowed values. */
export function describeIssue({ path, message }: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = path.join('.');
  const value = env[name];
  if (!value) return `${name} is missing; ${message}`;
  const shown = secrets.has(name)
    ? `${value.length} characters that are not shown, for they may hold a password`
    : JSON.stringify(value);
  return `${name} is ${shown}; it may be ${message}`;
}
