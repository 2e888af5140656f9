import type { Language } from '@vitrina/contract';
import type { Plugin } from 'vite';
import * as en from '../src/texts/en/page.ts';
import * as kk from '../src/texts/kk/page.ts';
import * as ru from '../src/texts/ru/page.ts';

const pages = { ru, kk, en };

/** Fills the language and the texts of index.html. */
export const translatePage = (language: Language): Plugin => ({
  name: 'translate-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries({ language, ...pages[language] }).reduce(
        (text, [name, value]) => text.replace(`{{${name}}}`, value),
        html,
      ),
  },
});
