import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compressedAssets } from './build/compressed-assets.ts';
import { fewFiles } from './build/few-files.ts';
import { fontPreload } from './build/font-preload.ts';
import { pureComponents } from './build/pure-components.ts';
import { slimReactRouter } from './build/slim-react-router.ts';
import { slimTsRestCore } from './build/slim-ts-rest-core.ts';
import { slimTsRestReactQuery } from './build/slim-ts-rest-react-query.ts';
import { themeInDev } from './build/theme-in-dev.ts';
import { readSettings } from './src/settings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  const environment: Record<string, string> = { ...loadEnv(mode, root), MODE: mode };
  const { backend, frontend } = readSettings(environment);
  /** Our server in development, on this machine. */
  const server = `http://localhost:${environment['VITE_BACKEND_PORT'] || 3000}`;
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      slimTsRestCore(),
      slimTsRestReactQuery(),
      slimReactRouter(),
      pureComponents(),
      fontPreload(),
      compressedAssets(),
      themeInDev(),
    ],
    // The server puts each answer's own nonce here; the style elements made at run time carry it.
    html: { cspNonce: '__NONCE__' },
    // Only a worker asks for it, when the page is already there: found so late, it would load the page anew.
    optimizeDeps: { exclude: ['fflate'] },
    build: {
      target: 'es2024',
      // A strict policy refuses fonts and pictures in data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: fewFiles } },
    },
    server: {
      host: frontend.host,
      port: frontend.port,
      strictPort: true,
      proxy: backend === undefined ? { '/api': server, '/docs': server } : {},
    },
    preview: { proxy: { '/api': server, '/docs': server } },
  };
});
