import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitrina/contract';
import type { FastifyRequest } from 'fastify';
import { readChoice } from './choice-cookies.ts';

/**
 * The language of a page: the person's choice in a cookie, else Russian. Accept-Language is ignored: the web app
 * offers the browser's language (screens.md).
 */
export function readPageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readChoice(headers.cookie, 'language');
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}
