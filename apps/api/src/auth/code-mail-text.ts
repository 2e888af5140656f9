import type { Language } from '@vitrina/contract';
import { authTexts } from './texts/auth-texts.ts';

/** Lifetime of a code. */
export const CODE_SECONDS = 600;

/** Subject of a mail and its body as text and HTML. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Content of a mail with a code. */
export interface CodeMail {
  /** 2 for the second code of a sign-in. */
  step: 1 | 2;
  /** The language of the requester. */
  language: Language;
}

const text = (code: string, { step, language }: CodeMail) => {
  const { subject, secondStep, validity, warning, unexpected, product } = authTexts[language].codeMail;
  const second = step === 2 ? `${secondStep}\n` : '';
  return `${subject}:\n\n${code}\n\n${second}${validity(CODE_SECONDS / 60)}\n${warning}\n\n${unexpected}\n\n${product}\n`;
};

const style = `
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #121316 !important; }
    .sheet { background: #1a1d20 !important; border-color: #282b2f !important; }
    .code { background: #1c2b3e !important; color: #e8eaec !important; }
    .strong { color: #e8eaec !important; }
    .name { color: #72b1f2 !important; }
    .quiet { color: #afb3b9 !important; }
  }`;

const font = `font-family: Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;`;
const paragraph = (content: string, className: string, colour: string) =>
  `<p class="${className}" style="${font} margin: 12px 0 0; font-size: 14px; line-height: 22px; color: ${colour};">${content}</p>`;

/** Layout with tables and inline styles, which mail programs support, without images and links. */
const html = (code: string, { step, language }: CodeMail) => {
  const { subject, title, secondStep, validity, warning, unexpected } = authTexts[language].codeMail;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${subject}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin: 0; background: #f8f9fa;">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background: #f8f9fa;"><tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width: 440px; background: #ffffff; border: 1px solid #e1e3e5; border-radius: 8px;"><tr><td style="padding: 32px;">
<p class="name" lang="en" style="${font} margin: 0 0 24px; font-size: 14px; line-height: 20px; font-weight: 600; color: #165f9d;">Vitrina</p>
<h1 class="strong" style="${font} margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; color: #1b1e24;">${title}</h1>
<p class="code" style="margin: 0 0 20px; padding: 16px 0 16px 8px; border-radius: 6px; background: #e8f1fc; text-align: center; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: 8px; color: #1b1e24;">${code}</p>
${step === 2 ? `${paragraph(secondStep, 'strong', '#1b1e24')}\n` : ''}${paragraph(validity(CODE_SECONDS / 60), 'strong', '#1b1e24')}
${paragraph(warning, 'strong', '#1b1e24')}
${paragraph(unexpected, 'quiet', '#4d5159')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

/** Renders the mail with a sign-in code. Nothing in it is user input. */
export const renderCodeMail = (code: string, mail: CodeMail): MailText => ({
  subject: authTexts[mail.language].codeMail.subject,
  text: text(code, mail),
  html: html(code, mail),
});
