import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
interface ReceivedMail {
  /** Sender and recipients of the envelope. */
  from: string;
  to: string[];
  /** Headers by their names in lower case, folded lines joined. */
  headers: Record<string, string>;
  /** The bodies by type, decoded: `text/plain`, `text/html`. */
  parts: Record<string, string>;
  raw: string;
}

/** A mail server for tests. */
export interface TestSmtp {
  /** Value for SMTP_URL. */
  url: string;
  /** Received mails, in order. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

const parseHeaders = (block: string): Record<string, string> =>
  Object.fromEntries(
    block
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parseParts(raw: string): Record<string, string> {
  const cut = raw.indexOf('\r\n\r\n');
  const headers = parseHeaders(raw.slice(0, cut));
  const [type = 'text/plain'] = (headers['content-type'] ?? '').split(';');
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined)
    return { [type]: decode(raw.slice(cut + 4), headers['content-transfer-encoding']) };
  const inner = raw.slice(cut).split(`--${boundary}`).slice(1, -1);
  return Object.assign({}, ...inner.map((part) => parseParts(part.replace(/^\r\n/, '')))) as Record<
    string,
    string
  >;
}

const read = (raw: string, from: string, to: string[]): ReceivedMail => ({
  from,
  to,
  headers: parseHeaders(raw.slice(0, raw.indexOf('\r\n\r\n'))),
  parts: parseParts(raw),
  raw,
});

/** Starts a mail server on a loopback port; it accepts all mails unless the options refuse them. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push(read(Buffer.concat(chunks).toString('latin1'), from, to));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}
