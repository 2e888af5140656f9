import { LANGUAGES } from '@vitrina/contract';
import { build } from 'vite';
import { createConfig } from '../vite.config.ts';
import { prerenderPages } from './prerender-pages.ts';

// One build per language, each in its own folder: a visit loads the texts of one language.
for (const language of LANGUAGES) {
  await build({
    ...createConfig('production', language),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
  });
  await prerenderPages(language);
}
