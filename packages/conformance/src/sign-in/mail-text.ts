const quotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Reads a mail's first text/plain part, or its body, and decodes its transfer encoding. */
export function readMailText(mail: string): string {
  const [, boundary] = /boundary="?([^"\r\n;]+)"?/i.exec(mail) ?? [];
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`);
  const part = parts.find((one) => /content-type:\s*text\/plain/i.test(one)) ?? mail;
  const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/content-transfer-encoding:\s*base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  return /content-transfer-encoding:\s*quoted-printable/i.test(head) ? quotedPrintable(text) : text;
}
