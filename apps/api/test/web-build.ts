import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Language, LANGUAGES } from '@vitrina/contract';
import { afterAll, beforeAll } from 'vitest';
import { serveWebApp } from '../src/server/web/web-app.ts';
import { serveHandlers } from './bare-server.ts';

/**
 * Serves a web app whose build of each language has the given files, by path.
 * @returns sends a GET
 */
export function serveWebBuild(listFiles: (language: Language) => Readonly<Record<string, string>>) {
  const webRoot = mkdtempSync(join(tmpdir(), 'vitrina-web-'));
  const { app } = serveHandlers({}, { NODE_ENV: 'production' });
  beforeAll(() => {
    for (const language of LANGUAGES) {
      for (const [path, text] of Object.entries(listFiles(language))) {
        const file = join(webRoot, language, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    serveWebApp(app, webRoot);
  });
  afterAll(async () => {
    await app.close();
    rmSync(webRoot, { recursive: true });
  });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}
