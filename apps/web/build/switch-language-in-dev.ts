import { isLanguage, type Language } from '@vitrina/contract';
import type { Plugin } from 'vite';

/** A page that waits for the restarted server. */
const createWaitingPage = (language: Language) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vitrina: ${language}</title>
<p>The development server restarts with VITE_LANGUAGE=${language}…</p>
<script>
  const wait = () => fetch(location.href).then(() => location.reload(), () => setTimeout(wait, 300));
  setTimeout(wait, 300);
</script>
`;

/**
 * Restarts the development server in the language cookie's language on a page request: like each build, it serves one
 * language at a time.
 */
export const switchLanguageInDev = (served: Language): Plugin => ({
  name: 'switch-language-in-dev',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const isPage = request.headers.accept?.includes('text/html') === true;
      const [, chosen] = /(?:^|; )language=([a-z]+)(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
      if (!isPage || !isLanguage(chosen) || chosen === served) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8').end(createWaitingPage(chosen));
      // oxlint-disable-next-line node/no-process-env -- a restarted Vite reads the language from the environment
      process.env['VITE_LANGUAGE'] = chosen;
      server.restart().catch((error: unknown) => server.config.logger.error(String(error)));
    });
  },
});
