import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program and restarts it when a source file below the given folders changes: `node restart-on-change.ts
 * PROGRAM FOLDER…`. Watches folders, because `node --watch` and `--watch-path` miss the second time that an editor
 * renames a new file over an old one.
 */
const [program = '', ...folders] = process.argv.slice(2);

/** An editor may write several files at once. */
const DEBOUNCE_MS = 100;

const watchers = new Map<string, FSWatcher>();
let child: ChildProcess;
let isEnding = false;
let restarted = Promise.resolve();
let debounce: NodeJS.Timeout | undefined;

const isRunning = () => child.exitCode === null && child.signalCode === null;

function start(): void {
  child = spawn(process.execPath, [program], { stdio: 'inherit' });
  child.once('exit', (code) => {
    if (isEnding) process.exit(code ?? 1);
  });
}

async function restart(): Promise<void> {
  if (isEnding) return;
  process.stdout.write(`Restarting ${program}\n`);
  if (isRunning()) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  start();
}

const listFolders = (): string[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name)),
    ]);

/** Watches each existing folder, and stops watching removed ones. */
function updateWatchers(): void {
  const current = new Set(listFolders());
  for (const [folder, watcher] of watchers) {
    if (current.has(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  for (const folder of current) {
    if (watchers.has(folder)) continue;
    const watcher = watch(folder, onChange);
    // A folder removed while it is watched.
    watcher.on('error', updateWatchers);
    watchers.set(folder, watcher);
  }
}

function onChange(_event: string, name: string | null): void {
  updateWatchers();
  if (name === null || !/\.(?:ts|js|css|svg)$/.test(name) || name.endsWith('.test.ts')) return;
  clearTimeout(debounce);
  debounce = setTimeout(() => {
    restarted = restarted.then(restart);
  }, DEBOUNCE_MS);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    isEnding = true;
    if (isRunning()) child.kill(signal);
    else process.exit(0);
  });
updateWatchers();
start();
