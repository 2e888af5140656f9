import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** SHA-256 of index.esm.mjs of @ts-rest/core 3.53.0-rc.1, the only supported file. */
const KNOWN_SHA256 = '759c69ac90acc1f211f40f372e9e175a1abe35a6d0cd110fef2748d7b8c31e62';

/** Exports that depend on zod 3; the product uses zod 4 and none of these. */
const REMOVED_EXPORTS = [
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

/** Stubs for code that checks for zod 3 schemas: there are none. */
const STUBS = `
const isZodType = () => false;
class ZodObject {}
class ZodError extends Error {}
const zodMerge = () => { throw new Error('zod 3 is not part of this build'); };
`;

/** Returns the text from the first mark up to the second. Throws if one is missing. */
function sliceBetween(code: string, from: string, to: string): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`@ts-rest/core does not contain "${from}" … "${to}"`);
  return code.slice(start, end);
}

/** Removes the inlined zod 3 from @ts-rest/core (12 KB gz). Throws for an unsupported file. */
export function removeZod3(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex');
  if (hash !== KNOWN_SHA256)
    throw new Error(`@ts-rest/core is not the file that strip-zod3 supports: ${hash}`);
  const error = sliceBetween(code, 'class StandardSchemaError', '/*\n  Convert a ValidationError');
  const rest = code.slice(code.indexOf('const VENDOR_LEGACY_ZOD'));
  const removed = new RegExp(
    `\\b(?:${REMOVED_EXPORTS.join('|')}), |, (?:${REMOVED_EXPORTS.join('|')})(?= \\})`,
    'g',
  );
  const exportList = sliceBetween(rest, 'export {', '};');
  return STUBS + error + rest.replace(exportList, exportList.replace(removed, ''));
}

/** Builds without the zod 3 that @ts-rest/core inlines. */
export const stripZod3 = (): Plugin => ({
  name: 'strip-zod3',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
    handler: (code) => ({ code: removeZod3(code), map: null }),
  },
});
