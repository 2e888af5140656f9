import { expect, test } from 'vitest';
import { EngineBusy, EngineMissing } from '@vitrina/chdb-server';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import { describeCommandError } from './command-error.ts';
import { FeedError } from '../../command/feed-error.ts';

const from = (message: string, properties: object) => Object.assign(new Error(message), properties);

test.each<[string, unknown, number]>([
  ['wrong data', new FeedError('data', 'x'), 65],
  ['another ingest', new FeedError('busy', 'x'), 75],
  [
    'an engine without space',
    from('Cannot reserve 1.00 MiB, not enough space. ', { code: '243', type: 'NOT_ENOUGH_SPACE' }),
    74,
  ],
  ['a disk that fails under the engine', from('x', { type: 'CANNOT_FSYNC' }), 74],
  [
    'a full disk under Node',
    from('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
    74,
  ],
  ['an engine that does not answer', new AnalyticsUnavailable('The analytics engine does not answer'), 74],
  ['an engine that was killed', from('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }), 74],
  ['an app database that cannot be written', new StoreUnavailable(new Error('full')), 74],
  ['an engine in use by another process', new EngineBusy('x'), 75],
  ['too few open files', from('connect EMFILE engine.sock', { code: 'EMFILE', syscall: 'connect' }), 71],
  ['too few open files of the engine', new Error('Cannot create pipe: , errno: 24, Too many open files'), 71],
  ['memory that the engine cannot map', new EngineMissing('failed to map segment from shared object'), 71],
  ['a programming error', new TypeError('x is not a function'), 70],
])('maps %s to its exit code', (_, error, exitCode) => {
  expect(describeCommandError(error).exitCode).toBe(exitCode);
});

test('explains after a killed engine what happened and what is published now', () => {
  const killed = from('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' });
  for (const error of [killed, new AnalyticsUnavailable('The analytics engine ended')])
    expect(describeCommandError(error).message).toBe(
      'The analytics engine ended: nothing was published and the weeks are as they were. Run the command again.',
    );
});
