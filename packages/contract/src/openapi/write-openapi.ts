import { readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '../version.ts';
import { buildOpenApi } from './openapi-document.ts';

const toUrl = (file: string) => new URL(`../../${file}`, import.meta.url);

const writeJson = (file: string, value: object): void =>
  writeFileSync(toUrl(file), `${JSON.stringify(value, null, 2)}\n`);

writeJson('openapi.json', buildOpenApi());
// The package version is the contract version.
writeJson('package.json', {
  ...(JSON.parse(readFileSync(toUrl('package.json'), 'utf8')) as object),
  version: CONTRACT_VERSION,
});
