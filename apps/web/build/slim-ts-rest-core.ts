import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The one file this plugin knows: @ts-rest/core 3.53.0-rc.1, index.esm.mjs. */
const KNOWN = '759c69ac90acc1f211f40f372e9e175a1abe35a6d0cd110fef2748d7b8c31e62';

/** Exports that need the zod 3 inside the file; this product, which brings zod 4, uses none of them. */
const DROPPED = [
  'RequestValidationErrorSchema',
  'RequestValidationErrorSchemaForNest',
  'RequestValidationErrorSchemaWithoutMessage',
  'ZodErrorSchema',
  'extractZodObjectShape',
  'isZodObject',
  'isZodObjectStrict',
  'validationErrorResponse',
  'zodErrorResponse',
  'zodMerge',
];

/** What is left of zod 3 for the code that asks "is this an old schema?": no schema here ever is. */
const STAND_INS = `
const isZodType = () => false;
class ZodObject {}
class ZodError extends Error {}
const zodMerge = () => { throw new Error('zod 3 was left out of this build'); };
`;

/** The text between two marks, the first included. */
function between(code: string, from: string, to: string): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`@ts-rest/core no longer holds "${from}" … "${to}"`);
  return code.slice(start, end);
}

/** @ts-rest/core without the zod 3 that it carries along (12 KB gz). An unknown file is an error. */
export function withoutZod3(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex');
  if (hash !== KNOWN) throw new Error(`@ts-rest/core is not the file slim-ts-rest-core knows: ${hash}`);
  const error = between(code, 'class StandardSchemaError', '/*\n  Convert a ValidationError');
  const rest = code.slice(code.indexOf('const VENDOR_LEGACY_ZOD'));
  const drop = new RegExp(`\\b(?:${DROPPED.join('|')}), |, (?:${DROPPED.join('|')})(?= \\})`, 'g');
  const exported = between(rest, 'export {', '};');
  return STAND_INS + error + rest.replace(exported, exported.replace(drop, ''));
}

/** Leaves the inlined zod 3 out of the build. */
export const slimTsRestCore = (): Plugin => ({
  name: 'slim-ts-rest-core',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
    handler: (code) => ({ code: withoutZod3(code), map: null }),
  },
});
