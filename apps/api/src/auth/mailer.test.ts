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
