import type { Import } from '@vitrina/contract';
import { checked } from '../../src/sign-in-backend/example-check.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes the 200 of a call of imports. */
const changeImport = (call: string, change: (body: Import) => unknown): Fault => ({
  changeResponse: (name, [status, body, headers = {}]) => [
    status,
    name === `imports.${call}` && status === 200 ? change(body as Import) : body,
    headers,
  ],
});

/** Imports of files, with typical errors. */
export const importFaults: readonly PlantedFault[] = [
  [
    'a repeated part is counted twice',
    'imports',
    'sessions',
    changeImport('appendPart', ({ files, ...body }) => ({
      ...body,
      files: files.map((file) => ({ ...file, receivedBytes: file.receivedBytes * 2 })),
    })),
  ],
  [
    'a check begins before the files are there',
    'imports',
    'sessions',
    {
      changeResponse: (name, response, values) =>
        name === 'imports.check' ? [200, { ...checked, id: values['id'] }, {}] : response,
    },
  ],
  [
    'a file may have a path',
    'validation',
    'sessions',
    {
      changeRequest: (name, values) =>
        name === 'imports.create'
          ? { ...values, files: JSON.parse(JSON.stringify(values['files'] ?? null).replace('a/b', 'b')) }
          : values,
    },
  ],
];
