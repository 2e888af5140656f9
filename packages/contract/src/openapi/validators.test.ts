import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { listOperations, parseDocument, readPointer } from '../compatibility/document.ts';
import { redoclyCli, redoclyEnvironment } from '../compatibility/redocly-diff.ts';
import { buildOpenApi } from './openapi-document.ts';

const openapi = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const document = parseDocument(JSON.stringify(buildOpenApi()));

test('redocly finds no error by its recommended rules', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [redoclyCli, 'lint', '--extends', 'recommended', '--format', 'json', openapi],
    { encoding: 'utf8', env: redoclyEnvironment, maxBuffer: 2 ** 26 },
  );
  const { problems } = JSON.parse(stdout) as { problems: { severity: string; ruleId: string }[] };
  // A localhost server, and codes and words that callers may need but no call refers to.
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(
    new Set(['no-server-example.com', 'no-unused-components']),
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('swagger-parser finds no error', async () => {
  await expect(SwaggerParser.validate(openapi)).resolves.toMatchObject({ openapi: '3.1.0' });
});

/** Validates by JSON Schema 2020-12; `x-unit` and `x-rules` are annotations, and patterns check the formats. */
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false,
});
ajv.addVocabulary([
  'x-unit',
  'x-rules',
  'example',
  'openapi',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'components',
]);
ajv.addSchema({ $id: 'openapi:document', ...document });

/** Lists each example of the document with the pointer of its schema. */
function listExamples(): [pointer: string, example: unknown][] {
  const found: [string, unknown][] = [];
  const visit = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { example, schema, ...rest } = node as Record<string, unknown>;
    if (schema !== undefined && example !== undefined) found.push([`${pointer}/schema`, example]);
    for (const [key, value] of Object.entries(rest))
      visit(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  };
  visit(document, '#');
  return found;
}

test('every example is valid by its schema, and every call has one', () => {
  const examples = listExamples();
  expect(examples.length).toBeGreaterThanOrEqual(listOperations(document).size);
  for (const [pointer, example] of examples) {
    expect(readPointer(document, pointer), pointer).toBeDefined();
    const validate = ajv.getSchema(`openapi:document${encodeURI(pointer)}`);
    expect.soft(validate?.(example), `${pointer}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
  }
});
