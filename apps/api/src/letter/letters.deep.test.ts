import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { buildLetterWeeks, openLetterServer } from '../../test/letter-server.ts';
import { startSmtp } from '../../test/smtp.ts';

const weeks = await closeAfterAll(buildLetterWeeks());
const server = await closeAfterAll(openLetterServer(weeks));

test('a letter whose arrival is unknown is given up, not sent again', async () => {
  await server.publish(45);
  await server.look();
  await server.subscribe();
  await server.publish(46);
  const silent = await startSmtp({ onData: (stream) => void stream.resume() });
  await server.look(silent.url);
  await silent.close();
  expect(server.log()).toContain('a letter is given up: it may have been sent');
  server.advanceClock(86_400_000);
  await server.look();
  expect(server.mails).toHaveLength(0);
});
