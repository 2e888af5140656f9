import { isLanguage, type Language, selectLanguage } from '@vitrina/contract';
import type { FastifyRequest } from 'fastify';
import { readChoice } from './choice-cookies.ts';

/** The language of a page: chosen in the web app, which stores it in a cookie, or that of the browser. */
export function readPageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readChoice(headers.cookie, 'language');
  return isLanguage(chosen) ? chosen : selectLanguage(headers['accept-language']);
}
