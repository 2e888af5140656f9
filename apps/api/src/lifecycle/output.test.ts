import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { recordWeek } from '../../test/record-week.ts';
import { readConfig } from '../config.ts';
import { createOutput } from './output.ts';

/** Opens the output on a stream whose text a test reads. */
function openOutput({ isTTY, ...env }: { isTTY: boolean } & Record<string, string | boolean>) {
  const written: string[] = [];
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 };
  const config = readConfig({ NODE_ENV: 'production', ...(env as Record<string, string>) });
  return { output: createOutput(config, stream), read: () => written.join('') };
}

const parseLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('outside a terminal every line is JSON with time, service and process', () => {
  const { output, read } = openOutput({ isTTY: false });
  output.log.warn({ weeks: ['2026-W45'] }, 'a warning');
  output.showCode('anna@b.kz', '012345');
  output.announce([recordWeek({ weekNumber: 46, snapshot: 1 })]);
  output.createProgressBar().onProgress({ step: 'building', done: 1, total: 2 });
  const entry = { service: 'vitrina', pid: process.pid, time: expect.stringMatching(/^20.+Z$/) };
  expect(parseLines(read())).toEqual([
    { ...entry, level: 40, weeks: ['2026-W45'], msg: 'a warning' },
    { ...entry, level: 30, msg: 'sign-in code for anna@b.kz: 012345' },
    { ...entry, level: 30, url: 'http://localhost:3000', weeks: ['2026-W46'], msg: 'ready' },
    { ...entry, level: 30, msg: 'Building reports: 50 %' },
  ]);
});

test('LOG_LEVEL omits lines, but neither codes nor that the server is ready', () => {
  const { output, read } = openOutput({ isTTY: false, LOG_LEVEL: 'error' });
  output.log.warn('a warning');
  output.log.error('an error');
  output.showCode('anna@b.kz', '012345');
  output.announce([]);
  expect(parseLines(read()).map(({ msg }) => msg)).toEqual([
    'an error',
    'sign-in code for anna@b.kz: 012345',
    'ready',
  ]);
});

test('on a terminal lines are readable, and an error has its stack below', () => {
  const { output, read } = openOutput({ isTTY: true });
  const cause = new Error('the disk\u001b[2J is full');
  output.log.error({ err: new Error('not saved', { cause }), week: '2026-W45' }, 'a failure');
  const [head = '', ...stack] = stripVTControlCharacters(read()).split('\n');
  expect(head).toMatch(/^\d\d:\d\d:\d\d error a failure week=2026-W45$/);
  expect(stack[0]).toBe('    Error: not saved');
  expect(stack.join('\n')).toContain('  caused by\n    Error: the disk\\u001b[2J is full\n');
});

test('on a terminal the code stands out on a line of its own', () => {
  const { output, read } = openOutput({ isTTY: true });
  output.showCode('anna@b.kz', '012345');
  expect(stripVTControlCharacters(read())).toBe('\n   sign-in code for anna@b.kz: 012345 \n\n');
});

test.each([
  ['info', /^$/],
  ['debug', /^[\d:]{8} info {2}response method=GET path=\/api\/health\n$/],
])('on a terminal calls appear with LOG_LEVEL debug alone: %s', (level, expected) => {
  const { output, read } = openOutput({ isTTY: true, LOG_LEVEL: level });
  output.log.info({ method: 'GET', path: '/api/health' }, 'response');
  expect(stripVTControlCharacters(read())).toMatch(expected);
});

test('a log line keeps the progress bar intact below it', () => {
  const { output, read } = openOutput({ isTTY: true });
  const bar = output.createProgressBar();
  bar.onProgress({ step: 'building', done: 1, total: 2 });
  const shown = read();
  output.log.warn('a warning');
  const added = read().slice(shown.length);
  expect(added.startsWith('\r\u001b[K')).toBe(true);
  expect(stripVTControlCharacters(added)).toMatch(/ a warning\n█+░+ {2}50 % {2}Building reports$/);
  bar.end();
  const before = read().length;
  output.log.warn('another');
  expect(read().slice(before)).toMatch(/^[^\r█]+another\n$/);
});
