import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitrina/contract';
import type { FastifyRequest } from 'fastify';
import { readChoice } from './choice-cookies.ts';

/**
 * The language of a page: the one that a person chose, which a cookie has, else Russian. Accept-Language decides nothing:
 * the web app offers the language of the browser (screens.md).
 */
export function readPageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readChoice(headers.cookie, 'language');
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}
