import { type Html, html } from './html.ts';
import type { LetterContent, LetterFigure } from './letter-content.ts';
import { letterTexts } from './texts/letter-texts.ts';

/** Links of the letter. */
export interface LetterLinks {
  week: string;
  method: string;
  unsubscribe: string;
  email: string;
}

/** System fonts, by the names that mail programs know. */
export const font = `font-family: Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;`;
/** Style of small text. */
export const small = `${font} font-size: 13px; line-height: 18px;`;
/** Style of body text. */
export const plain = `${font} font-size: 14px; line-height: 20px;`;
/** Light colours; the dark ones replace them by class. */
export const colours = { strong: '#1b1e24', quiet: '#4d5159', up: '#1b7340', down: '#b3261e' } as const;

/** Chooses a colour by the direction of a change. */
const chooseTone = (direction: number): keyof typeof colours =>
  direction > 0 ? 'up' : direction < 0 ? 'down' : 'quiet';

/** A line of text. */
export const text = (content: string, style: string, tone: keyof typeof colours): Html =>
  html`<div class="${tone}" style="${style} color: ${colours[tone]};">${content}</div>`;

/** A figure of the head. */
export const figureCell = ({ label, value, change, direction }: LetterFigure, at: number): Html =>
  html`<td
    class="line"
    width="33%"
    valign="top"
    style="padding: 8px 12px;${at > 0 ? ' border-left: 1px solid #e1e3e5;' : ''}"
  >
    ${text(label, small, 'quiet')}${text(value, `${font} font-size: 16px; line-height: 22px; font-weight: 600;`, 'strong')}${text(change, small, chooseTone(direction))}
  </td>`;

const heading = (title: string): Html =>
  html`<h2 class="strong" style="${plain} margin: 24px 0 8px; font-weight: 600; color: ${colours.strong};">
    ${title}
  </h2>`;

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows}
  </table>`;

const cell = 'border-top: 1px solid #e1e3e5; padding: 8px 0;';

const eventRow = ({ title, detail, amount, of }: LetterContent['events'][number]): Html =>
  html`<tr>
    <td class="line" valign="top" style="${cell} padding-right: 12px;">
      ${text(title, `${plain} font-weight: 500;`, 'strong')}${text(detail, small, 'quiet')}
    </td>
    <td class="line" align="right" valign="top" style="${cell} white-space: nowrap;">
      ${text(amount, plain, 'strong')}${text(of, small, 'quiet')}
    </td>
  </tr>`;

const followedRow = ({ title, of, revenue, change, direction }: LetterContent['followed'][number]): Html =>
  html`<tr>
    <td class="line strong" style="${cell} ${plain} color: ${colours.strong};">
      ${title} <span class="quiet" style="${small} color: ${colours.quiet};">${of}</span>
    </td>
    <td
      class="line strong"
      align="right"
      style="${cell} ${plain} white-space: nowrap; padding-left: 12px; color: ${colours.strong};"
    >
      ${revenue}
    </td>
    <td
      class="line ${chooseTone(direction)}"
      align="right"
      style="${cell} ${plain} white-space: nowrap; padding-left: 12px; color: ${colours[chooseTone(direction)]};"
    >
      ${change}
    </td>
  </tr>`;

/** The events of the week. */
export const events = (content: LetterContent): Html =>
  content.events.length === 0
    ? text(letterTexts[content.language].frame.quietWeek, `${plain} padding-top: 16px;`, 'quiet')
    : html`${heading(letterTexts[content.language].frame.happened)}${table(content.events.map(eventRow))}`;

/** The followed entities; undefined if there are none. */
export const followed = (content: LetterContent): Html | undefined =>
  content.followed.length === 0
    ? undefined
    : html`${heading(letterTexts[content.language].frame.follows)}${table(content.followed.map(followedRow))}`;

/** The button that opens the week. */
export const button = (content: LetterContent, links: LetterLinks): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 24px 0 16px;">
    <tr>
      <td class="button" style="border-radius: 6px; background: #165f9d;">
        <a
          class="on-button"
          href="${links.week}"
          style="${plain} display: inline-block; padding: 11px 20px; color: #ffffff; text-decoration: none; font-weight: 500;"
          >${letterTexts[content.language].frame.openWeek(content.weekNumber)}</a
        >
      </td>
    </tr>
  </table>`;

/** Why the letter came, and how to unsubscribe. */
export const footer = ({ language }: LetterContent, { unsubscribe, email }: LetterLinks): Html => {
  const texts = letterTexts[language].frame;
  return html`<p
    class="quiet"
    style="${small} max-width: 510px; margin: 16px auto 0; padding: 0 16px; text-align: left; color: ${colours.quiet};"
  >
    ${texts.reason} ${texts.comesOnce}
    <a class="quiet" href="${unsubscribe}" style="color: ${colours.quiet};">${texts.unsubscribe}</a> ·
    ${email}
  </p>`;
};
