import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Reads the modules that each module of a folder imports by relative paths, including type and dynamic imports. */
export function readModuleGraph(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const imports = code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"?]+)/g);
      return [file, [...imports].map(([, path = '']) => normalize(join(dirname(file), path)))];
    }),
  );
}

/** Finds the cycles of a graph, each as its closing path. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return circles;
}
