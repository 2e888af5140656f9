import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { startSmtp } from '../../test/smtp.ts';
import { createMailer } from './mailer.ts';

const smtp = await closeAfterAll(startSmtp());

beforeEach(() => void smtp.mails.splice(0));

const from = 'Vitrina <codes@example.kz>';
const russian = { step: 1, language: 'ru' } as const;
const refuse = () => {
  throw new Error('no code is shown when there is a mail server');
};

describe('the mail with a code', () => {
  const sent = async () => {
    await createMailer({ smtpUrl: smtp.url, from }, refuse).sendCode('a@b.co', '012345', russian);
    const [mail, ...others] = smtp.mails;
    if (!mail || others.length > 0) throw new Error('not exactly one mail');
    return mail;
  };

  test('is sent from the configured mailbox to one address', async () => {
    const { from: sender, to, headers } = await sent();
    expect([sender, to]).toEqual(['codes@example.kz', ['a@b.co']]);
    expect(headers).toMatchObject({
      from: 'Vitrina <codes@example.kz>',
      to: 'a@b.co',
      'auto-submitted': 'auto-generated',
    });
  });

  test('has the code on its own line in the text and once in the HTML', async () => {
    const { parts } = await sent();
    expect(parts['text/plain']?.split(/\r?\n/)).toContain('012345');
    expect(parts['text/html']?.match(/012345/g)).toHaveLength(1);
    expect(parts['text/html']).toContain('>012345</p>');
  });

  test('states in Russian the lifetime of the code and the warning', async () => {
    const { parts } = await sent();
    for (const body of [parts['text/plain'], parts['text/html']]) {
      expect(body).toContain('10\u00A0минут');
      expect(body).toContain('Никому его не сообщайте');
      expect(body).toContain('удалите это письмо');
    }
    expect(parts['text/html']).toContain('<html lang="ru">');
  });

  test('has no link, no image and no code in its headers', async () => {
    const { parts, headers } = await sent();
    const bodies = Object.values(parts).join('\n');
    expect(bodies).toContain('Vitrina');
    expect(bodies).not.toMatch(/https?:|<a\b|<img\b|href=|src=|url\(/i);
    expect(Object.values(headers).join('\n')).not.toContain('012345');
  });

  test('can be sent from a bare address', async () => {
    await createMailer({ smtpUrl: smtp.url, from: 'codes@example.kz' }, refuse).sendCode(
      'a@b.co',
      '012345',
      russian,
    );
    expect(smtp.mails[0]?.headers['from']).toBe('Vitrina <codes@example.kz>');
  });
});

test.each([
  'a@b.co\r\nBcc: evil@x.z',
  'a@b.co, evil@x.z',
  'evil@x.z <a@b.co>',
  '"a\r\nRCPT TO:<evil@x.z>"@b.co',
  'a@b.co> <evil@x.z',
  'a@b.co\nevil@x.z',
])('nobody else gets a mail by what is written in an address: %j', async (address) => {
  await createMailer({ smtpUrl: smtp.url, from }, refuse)
    .sendCode(address, '012345', russian)
    .catch(() => {});
  expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('evil@x.z');
  expect(smtp.mails.map(({ raw }) => raw).join('')).not.toMatch(/^Bcc:/im);
});

describe('without a mail server', () => {
  test('shows the code to who runs the server', async () => {
    const shown: string[][] = [];
    await createMailer(undefined, (...code) => void shown.push(code)).sendCode('a@b.co', '012345', russian);
    expect(shown).toEqual([['a@b.co', '012345']]);
  });
});

/** Starts a TCP server that calls `greet` for each connection. */
async function listen(greet: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    greet(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const getUrl = (server: Server, scheme = 'smtp') =>
  `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;

const answering = async (...replies: string[]) =>
  listen((socket) => {
    socket.write(`${replies.shift() ?? ''}\r\n`);
    socket.on('data', () => socket.write(`${replies.shift() ?? '250 ok'}\r\n`));
  });

describe.concurrent('rejects when the mail server does not accept the mail:', () => {
  const faults: [string, () => Promise<[url: string, Server | undefined]>][] = [
    ['nobody listens', async () => ['smtp://127.0.0.1:1', undefined]],
    [
      'it never greets',
      async () => {
        const server = await listen(() => {});
        return [getUrl(server), server];
      },
    ],
    [
      'it hangs up',
      async () => {
        const server = await listen((socket) => socket.destroy());
        return [getUrl(server), server];
      },
    ],
    [
      'it says 421',
      async () => {
        const server = await answering('421 busy');
        return [getUrl(server), server];
      },
    ],
    [
      'it says 451 to the reader',
      async () => {
        const server = await answering('220 hi', '250 hi', '250 ok', '451 later');
        return [getUrl(server), server];
      },
    ],
    [
      'it says 550 to the reader',
      async () => {
        const server = await answering('220 hi', '250 hi', '250 ok', '550 unknown');
        return [getUrl(server), server];
      },
    ],
    [
      'it speaks no TLS',
      async () => {
        const server = await answering('220 hi');
        return [getUrl(server, 'smtps'), server];
      },
    ],
    [
      'it sends a line every second and never the last one',
      async () => {
        const server = await listen((socket) => {
          socket.write('220 hi\r\n');
          const timer = setInterval(() => socket.write('250-wait\r\n'), 1000);
          socket.on('close', () => clearInterval(timer));
        });
        return [getUrl(server), server];
      },
    ],
    [
      'it takes the mail and says nothing',
      async () => {
        const silent = new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS'],
          onData: () => {},
        });
        silent.on('error', () => {});
        const server = silent.listen(0, '127.0.0.1');
        await once(server, 'listening');
        return [getUrl(server), server];
      },
    ],
  ];

  test.each(faults)('%s', { timeout: 10_000 }, async (_, start) => {
    const [smtpUrl, server] = await start();
    await expect(
      createMailer({ smtpUrl, from }, refuse).sendCode('a@b.co', '012345', russian),
    ).rejects.toThrow(Error);
    server?.close();
  });
});
