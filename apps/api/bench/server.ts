import { once } from 'node:events';
import fastify from 'fastify';
import { buildApp } from '../src/app.ts';
import { codeRequestLimits } from '../src/auth/rate-limits.ts';
import { createAuth } from '../src/auth/auth.ts';
import { systemRandom } from '../src/auth/random.ts';
import { readConfig } from '../src/config.ts';
import { openSources } from '../src/lifecycle/open-sources.ts';
import { openServedWeeks } from '../src/server/weeks/served-weeks.ts';
import { createMailer } from '../src/auth/mailer.ts';

// The server as it is, in production, with a chosen room for ready answers (its own, where none is told)
// and a folder of files; beside it a plain Fastify that answers everything with bytes it was given.
const [webRoot = '', cacheBytes] = process.argv.slice(2);
const config = readConfig();
const { analytics, store, close } = await openSources(config);
const auth = createAuth({
  store,
  mailer: createMailer(undefined),
  now: () => new Date(),
  random: systemRandom,
  pepper: 'nobody signs in to a benchmark: 0123456789',
  accessTokenSeconds: config.accessTokenSeconds,
  refreshTokenSeconds: config.refreshTokenSeconds,
  codeRequestLimits,
});
const app = buildApp({
  config,
  analytics,
  servedWeeks: openServedWeeks(store, analytics),
  auth,
  webRoot,
  logTo: { write: () => undefined },
  ...(cacheBytes !== undefined && { cacheBytes: Number(cacheBytes) }),
});

let bareAnswers: readonly Buffer[] = [];
const plain = fastify();
plain.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer', bodyLimit: 2 ** 30 },
  (_, body, done) => done(null, body),
);
plain.post('/answers', async ({ body }) => {
  bareAnswers = [...bareAnswers, body as Buffer];
  return {};
});
plain.get('/answers/:number', async (request, reply) => {
  const { number } = request.params as { number: string };
  return reply.type('application/json; charset=utf-8').send(bareAnswers[Number(number)]);
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
const bareAddress = await plain.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address, bareAddress });
await once(process, 'disconnect');
await Promise.all([app.close(), plain.close()]);
await close();
