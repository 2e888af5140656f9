import { expect, test } from 'vitest';
import { createImporterCheck } from './importers.ts';

const mail = { smtpUrl: 'smtp://localhost', from: 'a@b.kz' };
const canImport = (settings: Parameters<typeof createImporterCheck>[0], email = 'a@b.kz'): boolean => {
  try {
    createImporterCheck(settings)({ email });
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['127.0.0.1', undefined, true],
  ['::1', undefined, true],
  ['localhost', undefined, true],
  ['0.0.0.0', undefined, false],
  ['10.0.0.5', undefined, false],
  ['127.0.0.1', mail, false],
])('without IMPORTERS on %s with mail %o: %s', (host, sent, expected) => {
  expect(canImport({ importers: undefined, host, mail: sent })).toBe(expected);
});

test('with IMPORTERS those who are in it, on any server', () => {
  const settings = { importers: ['a@b.kz'], host: '127.0.0.1', mail: undefined };
  expect([canImport(settings), canImport(settings, 'c@b.kz')]).toEqual([true, false]);
  expect(canImport({ importers: ['*'], host: '0.0.0.0', mail })).toBe(true);
});
