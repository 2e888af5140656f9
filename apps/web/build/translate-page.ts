import type { Language } from '@vitrina/contract';
import type { Plugin } from 'vite';
import * as en from '../src/texts/en/page.ts';
import * as kk from '../src/texts/kk/page.ts';
import * as ru from '../src/texts/ru/page.ts';

const pages = { ru, kk, en };

/** Fills the language and the texts of index.html. Throws for a name that the catalogue lacks. */
export const translatePage = (language: Language): Plugin => ({
  name: 'translate-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const texts: Readonly<Record<string, string>> = { language, ...pages[language] };
      return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const text = texts[name];
        if (text === undefined) throw new Error(`index.html names {{${name}}}, which texts/ru/page.ts lacks`);
        return text;
      });
    },
  },
});
