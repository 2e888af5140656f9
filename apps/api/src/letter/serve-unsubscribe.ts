import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@vitrina/contract';
import { type Html, html } from './html.ts';
import { readPageLanguage } from '../server/http/page-language.ts';
import { isSubscribed, unsubscribe } from '../store/letters.ts';
import type { Store } from '../store/store.ts';
import { letterTexts } from './texts/letter-texts.ts';
import { readUnsubscribeUser, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts';

const createPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const style = html` :root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; } main {
max-width: 440px; margin: 15vh auto; padding: 0 16px; } h1 { font-size: 20px; line-height: 28px; } button {
font: inherit; font-weight: 500; height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background:
#165f9d; color: #fff; } a { color: light-dark(#165f9d, #72b1f2); }`;

/** A page with a title and the content below it. */
interface Page {
  language: Language;
  title: string;
  content: Html;
}

function sendPage(reply: FastifyReply, { language, title, content }: Page) {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vitrina</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  return reply
    .header('content-security-policy', createPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .send(page.text);
}

const goToSettings = (language: Language) =>
  html`<p><a href="/notifications">${letterTexts[language].unsubscribe.settings}</a></p>`;

function sendEnded(request: FastifyRequest, reply: FastifyReply) {
  const language = readPageLanguage(request);
  const { ended: title, endedHelp } = letterTexts[language].unsubscribe;
  return sendPage(reply, {
    language,
    title,
    content: html`<p>${endedHelp}</p>
      ${goToSettings(language)}`,
  });
}

function sendInvalid(request: FastifyRequest, reply: FastifyReply) {
  const language = readPageLanguage(request);
  const { invalid: title, invalidHelp } = letterTexts[language].unsubscribe;
  const content = html`<p>${invalidHelp}</p>
    ${goToSettings(language)}`;
  return sendPage(reply.code(404), { language, title, content });
}

function sendQuestion(request: FastifyRequest, reply: FastifyReply) {
  const language = readPageLanguage(request);
  const { question: title, questionHelp, confirm } = letterTexts[language].unsubscribe;
  const content = html`<p>${questionHelp}</p>
    <form method="post">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" /><button>${confirm}</button>
    </form>`;
  return sendPage(reply, { language, title, content });
}

/**
 * Serves unsubscribing without sign-in, by the signed URL of a letter. A POST unsubscribes, from a mail program (RFC
 * 8058) or from the page; a GET only shows the page, since programs that check mails follow every link.
 */
export function serveUnsubscribe(app: FastifyInstance, { store, key }: { store: Store; key: string }): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, _body, done) => done(null));
    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const userId = readUnsubscribeUser(key, request.query);
      if (userId === undefined) return sendInvalid(request, reply);
      return (await isSubscribed(store, userId)) ? sendQuestion(request, reply) : sendEnded(request, reply);
    });
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const userId = readUnsubscribeUser(key, request.query);
      if (userId === undefined) return sendInvalid(request, reply);
      await unsubscribe(store, userId);
      return sendEnded(request, reply);
    });
  });
}
