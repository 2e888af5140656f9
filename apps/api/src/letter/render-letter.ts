import type { MailText } from '../auth/code-mail-text.ts';
import { cleanText, type Html, html } from './html.ts';
import { letterStyle } from './letter-style.ts';
import type { LetterContent } from './letter-content.ts';
import {
  button,
  colours,
  events,
  figureCell,
  followed,
  font,
  footer,
  type LetterLinks,
  plain,
  small,
  text,
} from './letter-parts.ts';
import { letterTexts } from './texts/letter-texts.ts';

const sheet = (content: LetterContent, links: LetterLinks): Html => {
  const { week, note, method } = letterTexts[content.language].frame;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td class="name" lang="en" style="${plain} font-weight: 600; color: #165f9d;">Vitrina</td>
        <td class="quiet" align="right" style="${small} color: ${colours.quiet};">
          ${week(content.weekNumber, content.days)}
        </td>
      </tr>
    </table>
    <h1
      class="strong"
      style="${font} margin: 20px 0 4px; font-size: 20px; line-height: 28px; font-weight: 600; color: ${colours.strong};"
    >
      ${content.head}
    </h1>
    ${text(content.lead, plain, 'quiet')}
    <table
      role="presentation"
      class="line"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin-top: 16px; border: 1px solid #e1e3e5; border-radius: 6px;"
    >
      <tr>
        ${content.figures.map(figureCell)}
      </tr>
    </table>
    ${events(content)} ${followed(content)} ${button(content, links)}
    <p class="quiet" style="${small} margin: 0; color: ${colours.quiet};">
      ${note} <a class="name" href="${links.method}" style="color: #165f9d;">${method}</a>
    </p>`;
};

/** Preview text that mail programs show beside the subject: the first three events. */
const preheader = ({ events: happened }: LetterContent): Html =>
  html`<div style="display: none; max-height: 0; overflow: hidden;">
    ${happened
      .slice(0, 3)
      .map(({ title }) => title)
      .join(' · ')}
  </div>`;

const frame = (content: LetterContent, links: LetterLinks): Html =>
  html`<table
    role="presentation"
    class="ground"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="background: #f8f9fa;"
  >
    <tr>
      <td align="center" style="padding: 24px 12px;">
        <table
          role="presentation"
          class="sheet line"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width: 560px; background: #ffffff; border: 1px solid #e1e3e5; border-radius: 8px;"
        >
          <tr>
            <td class="inside" style="padding: 20px 28px 28px; text-align: left;">
              ${sheet(content, links)}
            </td>
          </tr>
        </table>
        ${footer(content, links)}
      </td>
    </tr>
  </table>`;

const page = (content: LetterContent, links: LetterLinks): Html =>
  html`<!doctype html>
    <html lang="${content.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>${content.head}</title>
        ${letterStyle}
      </head>
      <body class="ground" style="margin: 0; background: #f8f9fa;">
        ${preheader(content)}${frame(content, links)}
      </body>
    </html> `;

const toPlain = (content: LetterContent, links: LetterLinks): string => {
  const figures = content.figures.map(({ label, value, change }) => `${label}: ${value} (${change})`);
  const eventLines = content.events.map(
    ({ title, detail, amount, of }) => `- ${title}\n  ${detail} · ${amount}, ${of}`,
  );
  const followedLines = content.followed.map(
    ({ title, of, revenue, change }) => `- ${title} (${of}): ${revenue}, ${change}`,
  );
  const texts = letterTexts[content.language].frame;
  const parts = [
    texts.week(content.weekNumber, content.days),
    `${content.head}\n${content.lead}\n${figures.join('\n')}`,
    eventLines.length > 0 ? `${texts.happened}\n${eventLines.join('\n')}` : texts.quietWeek,
    ...(followedLines.length > 0 ? [`${texts.follows}\n${followedLines.join('\n')}`] : []),
    `${texts.openWeek(content.weekNumber)}: ${links.week}`,
    texts.note,
    `${texts.reason} ${texts.unsubscribeAt(links.unsubscribe)}`,
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Renders a letter: the head line as subject, a text version, and HTML of tables and inline styles without pictures. */
export const renderLetter = (content: LetterContent, links: LetterLinks): MailText => ({
  subject: cleanText(content.head).replaceAll('\n', ' '),
  text: cleanText(toPlain(content, links)),
  html: page(content, links).text,
});
