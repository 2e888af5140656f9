import { expect, test } from 'vitest';
import { atMostTimes } from './figure.ts';
import { replaceFigures } from './performance-page.ts';

const page = `# Performance

| run | date       | offers a week | machine |
| --- | ---------- | ------------- | ------- |
| old | 2026-11-21 | 10            | slow    |
| one | 2026-11-22 | 10            | slow    |

| point | figure                 | value | baseline | ratio | bound  |      | run |
| ----- | ---------------------- | ----- | -------- | ----- | ------ | ---- | --- |
| 1     | 266 products, uncached | 20 ms | 10 ms    | 2     | ≤ 1.3  | FAIL | old |
| 2     | unchanged response     | 1 ms  |          |       | ≤ 1 ms | pass | one |

## What forbids a bound
`;

test('a measured figure replaces the previous one, and a run without figures is removed', () => {
  const figure = {
    point: 1,
    name: '271 products, uncached',
    unit: 'ms',
    value: 11,
    baseline: 10,
    bound: atMostTimes(1.3),
  } as const;
  const run = { commit: 'new', date: '2026-11-28', data: '20', machine: 'quick' };
  const changed = replaceFigures(page, [figure], run);
  expect(changed.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    expect.stringContaining('| run '),
    expect.stringContaining('| --- '),
    '| one | 2026-11-22 | 10 | slow |',
    '| new | 2026-11-28 | 20 | quick |',
    expect.stringContaining('| point '),
    expect.stringContaining('| ----- '),
    '| 1 | 271 products, uncached | 11 ms | 10 ms | 1.1 | ≤ 1.3 | pass | new |',
    '| 2 | unchanged response | 1 ms |  |  | ≤ 1 ms | pass | one |',
  ]);
  expect(changed).toContain('## What forbids a bound');
});
