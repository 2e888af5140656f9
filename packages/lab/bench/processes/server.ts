import { once } from 'node:events';
import fastify from 'fastify';
import { buildApp } from '../../../../apps/api/src/app.ts';
import { createAuth } from '../../../../apps/api/src/auth/auth.ts';
import { createMailer } from '../../../../apps/api/src/auth/mailer.ts';
import { systemRandom } from '../../../../apps/api/src/auth/random.ts';
import { codeRequestLimits } from '../../../../apps/api/src/auth/rate-limits.ts';
import { readConfig } from '../../../../apps/api/src/config.ts';
import { openSources } from '../../../../apps/api/src/installation/open-sources.ts';
import { openServedWeeks } from '../../../../apps/api/src/weeks/served-weeks.ts';
import { createLog } from '../../../../apps/api/src/server/http/log.ts';

// Runs the product's server in production mode, and in the same process a plain Fastify server that responds
// with bytes posted to it. Arguments: web root, size of the response cache (optional).
const [webRoot = '', cacheBytes] = process.argv.slice(2);
const read = readConfig();
const config = cacheBytes === undefined ? read : { ...read, cacheBytes: Number(cacheBytes) };
const { analytics, store, close } = await openSources(config);
const auth = createAuth({
  store,
  mailer: createMailer(undefined, (_, code) => process.send?.({ code })),
  now: () => new Date(),
  random: systemRandom,
  pepper: 'only a benchmark signs in here: 0123456789',
  accessTokenSeconds: config.accessTokenSeconds,
  refreshTokenSeconds: config.refreshTokenSeconds,
  codeRequestLimits,
});
const app = buildApp({
  config,
  analytics,
  servedWeeks: openServedWeeks(store, analytics),
  auth,
  store,
  now: () => new Date(),
  random: systemRandom,
  letterKey: 'nobody gets letters in a benchmark: 0123456789',
  webRoot,
  log: createLog({ write: () => undefined }),
});

const plainResponses: Buffer[] = [];
const plain = fastify();
plain.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer', bodyLimit: 2 ** 30 },
  (_, body, done) => done(null, body),
);
plain.post('/responses', async ({ body }) => {
  plainResponses.push(body as Buffer);
  return {};
});
plain.get('/responses/:index', async (request, reply) => {
  const { index } = request.params as { index: string };
  return reply.type('application/json; charset=utf-8').send(plainResponses[Number(index)]);
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
const plainAddress = await plain.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address, plainAddress });
await once(process, 'disconnect');
await Promise.all([app.close(), plain.close()]);
await close();
