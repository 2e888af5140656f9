import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@vitrina/contract';
import { build, defaultServerConditions } from 'vite';
import type * as prerenderModule from '../src/app/prerender.tsx';
import { createConfig } from '../vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The app's root element, as in index.html. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Builds the app for Node, and imports it. */
async function importApp(language: Language): Promise<typeof prerenderModule> {
  const outDir = `node_modules/.cache/prerender/${language}`;
  const config = createConfig('production', language);
  await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    // A build for Node has its own conditions.
    ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
    build: { outDir, target: 'node24', ssr: 'src/app/prerender.tsx' },
  });
  return import(pathToFileURL(`${root}${outDir}/prerender.js`).href) as Promise<typeof prerenderModule>;
}

/**
 * Writes NAME.html beside index.html for each public page, with its signed-out content, which a first visit shows
 * before any script loads; and outline.html and outline-collapsed.html for signed-in pages, with an open and with a
 * collapsed sidebar. The content is inert until the app replaces it. Throws if index.html has no empty root.
 */
export async function prerenderPages(language: Language): Promise<void> {
  const folder = `${root}dist/${language}`;
  const index = await readFile(`${folder}/index.html`, 'utf8');
  if (!index.includes(EMPTY_ROOT)) throw new Error(`index.html lacks ${EMPTY_ROOT}`);
  const { prerender, prerenderedPaths, prerenderOutline } = await importApp(language);
  const write = (path: string, content: string) =>
    writeFile(
      `${folder}${path}.html`,
      index.replace(EMPTY_ROOT, () => `<div id="root" inert>${content}</div>`),
    );
  for (const path of prerenderedPaths) await write(path, await prerender(path));
  await write('/outline', prerenderOutline(true));
  await write('/outline-collapsed', prerenderOutline(false));
}
