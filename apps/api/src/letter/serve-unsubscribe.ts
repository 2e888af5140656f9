import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../docs/html.ts';
import { isSubscribed, unsubscribe } from '../store/letters.ts';
import type { Store } from '../store/store.ts';
import { readUnsubscribeUser, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts';

const createPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const style = html` :root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; } main {
max-width: 440px; margin: 15vh auto; padding: 0 16px; } h1 { font-size: 20px; line-height: 28px; } button {
font: inherit; font-weight: 500; height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background:
#165f9d; color: #fff; } a { color: light-dark(#165f9d, #72b1f2); }`;

function sendPage(reply: FastifyReply, title: string, content: Html) {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="ru">
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
    .type('text/html; charset=utf-8')
    .send(page.text);
}

const goToSettings = html`<p><a href="/account">Настройки в Vitrina</a></p>`;

const sendEnded = (reply: FastifyReply) =>
  sendPage(
    reply,
    'Письмо о новой неделе выключено',
    html`<p>Больше оно не придёт. Включить его снова можно в настройках.</p>
      ${goToSettings}`,
  );

const sendInvalid = (reply: FastifyReply) =>
  sendPage(
    reply.code(404),
    'Ссылка не подходит',
    html`<p>В ней не хватает части. Откройте её из письма целиком или выключите письмо в настройках.</p>
      ${goToSettings}`,
  );

/**
 * Serves the end of the letters without sign-in, by the signed address of a letter. A POST ends them, from a mail program
 * (RFC 8058) or from the page; a GET only shows the page, since programs that check mails follow every link.
 */
export function serveUnsubscribe(app: FastifyInstance, { store, key }: { store: Store; key: string }): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, _body, done) => done(null));
    scope.get(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const userId = readUnsubscribeUser(key, query);
      if (userId === undefined) return sendInvalid(reply);
      if (!(await isSubscribed(store, userId))) return sendEnded(reply);
      return sendPage(
        reply,
        'Выключить письмо о новой неделе?',
        html`<p>Оно приходит один раз в неделю, когда опубликованы новые данные.</p>
          <form method="post">
            <input type="hidden" name="List-Unsubscribe" value="One-Click" /><button>Выключить письмо</button>
          </form>`,
      );
    });
    scope.post(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const userId = readUnsubscribeUser(key, query);
      if (userId === undefined) return sendInvalid(reply);
      await unsubscribe(store, userId);
      return sendEnded(reply);
    });
  });
}
