import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readOptions } from './read-options.ts';

const help = `Usage: pnpm weight [options]

Counts the lines and files of .ts, .tsx, .css, .sql and .sh that git tracks: of the product, its texts, its tests, and
what else measures and checks it (lab).

  --change REF   what has changed since a commit instead, such as what adding one report costs
`;

const { values: options } = readOptions(help, { options: { change: { type: 'string' } } });

type Kind = 'product' | 'texts' | 'tests' | 'lab';

/** The first matching pattern decides a path's kind; the rest is product. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['texts', /\/texts\//],
  ['lab', /^\.config\/|\/(lab|conformance|mock)\//],
  ['tests', /\.test\.tsx?$|\/test\//],
];

const findKind = (path: string): Kind => kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'product';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args, '--', '*.ts', '*.tsx', '*.css', '*.sql', '*.sh'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Lines of a file, or added since a commit, and lines removed from it. */
interface Weight {
  readonly path: string;
  readonly lines: number;
  readonly removed: number;
}

const weighTree = (): readonly Weight[] =>
  git('ls-files').map((path) => ({
    path,
    lines: readFileSync(path, 'utf8').split('\n').length - 1,
    removed: 0,
  }));

const weighChange = (since: string): readonly Weight[] =>
  git('diff', '--numstat', '--no-renames', since).map((line) => {
    const [added, removed, path = ''] = line.split('\t');
    return { path, lines: Number(added), removed: Number(removed) };
  });

const weights = options.change === undefined ? weighTree() : weighChange(options.change);
const rows = (['product', 'texts', 'tests', 'lab'] as const).map((kind) => {
  const own = weights.filter(({ path }) => findKind(path) === kind);
  const total = (key: 'lines' | 'removed') => own.reduce((sum, weight) => sum + weight[key], 0);
  const removed = options.change === undefined ? {} : { removed: total('removed') };
  return [kind, { files: own.length, lines: total('lines'), ...removed }] as const;
});
console.table(Object.fromEntries(rows));
if (options.change === undefined) {
  const lines = Object.fromEntries(rows.map(([kind, row]) => [kind, row.lines]));
  const checks = (lines['tests'] ?? 0) + (lines['lab'] ?? 0);
  const all = checks + (lines['product'] ?? 0);
  console.log(
    `Without texts ${all} lines, of which ${Math.round((100 * checks) / all)} % check the product.`,
  );
}
