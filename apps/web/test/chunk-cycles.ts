import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the static imports among the built scripts of a folder, and their cycles. */
export async function findChunkCycles(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const imports = new Map<string, string[]>();
  for (const name of names) {
    const code = await readFile(join(folder, name), 'utf8');
    const specifiers = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    imports.set(
      name,
      specifiers.flatMap(([, imported = '']) => imported),
    );
  }
  const cycles: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) cycles.push([...path, name].join(' → '));
    if (path.includes(name) || visited.has(name)) return;
    for (const imported of imports.get(name) ?? []) visit(imported, [...path, name]);
    visited.add(name);
  };
  for (const name of names) visit(name, []);
  return { imports, cycles };
}
