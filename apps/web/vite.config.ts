import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import type { Language } from '@vitrina/contract';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type UserConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { listScreenChunks } from './build/list-screen-chunks.ts';
import { preloadFont } from './build/preload-font.ts';
import { stripZod3 } from './build/strip-zod3.ts';
import { setThemeInDev } from './build/set-theme-in-dev.ts';
import { switchLanguageInDev } from './build/switch-language-in-dev.ts';
import { translatePage } from './build/translate-page.ts';
import { readSettings } from './src/settings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Chunks of the app's start, of the public pages' imports, and of the code that seven lazy parts share. */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'public', test: /\/pages\/public\// },
  { name: 'screens', minShareCount: 7 },
];

/** Configures the app in one language: that of VITE_LANGUAGE, unless given. */
export function createConfig(mode: string, given?: Language): UserConfig {
  const environment = { ...loadEnv(mode, root), MODE: mode, ...(given && { VITE_LANGUAGE: given }) };
  const { frontend, proxyUrl, ...client } = readSettings(environment);
  const { language } = client;
  const proxy = proxyUrl === undefined ? {} : { '/api': proxyUrl, '/docs': proxyUrl };
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      stripZod3(),
      translatePage(language),
      preloadFont(),
      listScreenChunks(),
      compressAssets(),
      setThemeInDev(),
      switchLanguageInDev(language),
    ],
    define: { __SETTINGS__: JSON.stringify(client) },
    // `#texts/…` of package.json: the condition of a language selects its catalogue.
    resolve: { conditions: [language, ...defaultClientConditions] },
    // The server replaces this with a nonce per response; style elements created at run time use it.
    html: { cspNonce: '__NONCE__' },
    // Imported only by a worker: Vite would find it late and reload the page.
    optimizeDeps: { exclude: ['fflate'] },
    build: {
      outDir: `dist/${language}`,
      target: 'es2024',
      // The content security policy forbids fonts and images in data: URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: {
      host: frontend.host,
      port: frontend.port,
      strictPort: true,
      proxy,
    },
    preview: { proxy },
  };
}

export default defineConfig(({ mode }) => createConfig(mode));
