import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { preloadFont } from './build/preload-font.ts';
import { stripZod3 } from './build/strip-zod3.ts';
import { setThemeInDev } from './build/set-theme-in-dev.ts';
import { readSettings } from './src/settings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  const { frontend, proxyUrl } = readSettings({ ...loadEnv(mode, root), MODE: mode });
  const proxy = proxyUrl === undefined ? {} : { '/api': proxyUrl, '/docs': proxyUrl };
  return {
    root,
    plugins: [react(), tailwindcss(), stripZod3(), preloadFont(), compressAssets(), setThemeInDev()],
    // The server replaces this with a nonce per response; style elements created at run time use it.
    html: { cspNonce: '__NONCE__' },
    // Imported by a worker only: Vite would find it late and reload the page.
    optimizeDeps: { exclude: ['fflate'] },
    build: {
      target: 'es2024',
      // The content security policy forbids fonts and images in data: URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: chunkGroups } },
    },
    server: {
      host: frontend.host,
      port: frontend.port,
      strictPort: true,
      proxy,
    },
    preview: { proxy },
  };
});
