/** Lifetime of a code. */
export const CODE_SECONDS = 600;

/** Subject of a mail and its body as text and HTML. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const subject = 'Код для входа в Vitrina';
const validity = `Код действует ${CODE_SECONDS / 60}\u00A0минут и подходит один раз.`;
const warning = 'Никому его не сообщайте: мы никогда не спрашиваем код ни по телефону, ни в переписке.';
const unexpected = 'Если вы не входили в Vitrina, просто удалите это письмо: без кода никто не войдёт.';

const secondStep =
  'Это второй код: недавно кто-то подбирал чужие коды, поэтому на новом устройстве нужны два. Введите его на той же странице.';

const text = (code: string, isSecond: boolean) =>
  `${subject}:\n\n${code}\n\n${isSecond ? `${secondStep}\n` : ''}${validity}\n${warning}\n\n${unexpected}\n\nVitrina: отчёты о продажах на маркетплейсе по неделям\n`;

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

/** Layout by tables and inline styles, which mail programs support; no images and links. */
const html = (code: string, isSecond: boolean) => `<!doctype html>
<html lang="ru">
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
<h1 class="strong" style="${font} margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; color: #1b1e24;">Код для входа</h1>
<p class="code" style="margin: 0 0 20px; padding: 16px 0 16px 8px; border-radius: 6px; background: #e8f1fc; text-align: center; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: 8px; color: #1b1e24;">${code}</p>
${isSecond ? `${paragraph(secondStep, 'strong', '#1b1e24')}\n` : ''}${paragraph(validity, 'strong', '#1b1e24')}
${paragraph(warning, 'strong', '#1b1e24')}
${paragraph(unexpected, 'quiet', '#4d5159')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/** Renders the mail with a sign-in code, the second one of a sign-in at step 2. Nothing in it is user input. */
export const renderCodeMail = (code: string, step: 1 | 2 = 1): MailText => ({
  subject,
  text: text(code, step === 2),
  html: html(code, step === 2),
});
