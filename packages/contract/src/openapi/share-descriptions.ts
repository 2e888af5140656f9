import type { FieldDescription } from './field-description.ts';

/** Descriptions of shared links. */
export const shareDescriptions = {
  shares: { description: 'The person’s live links, at most 100, the latest first.' },
  path: { description: 'Address of the screen in the web app, with its week and id.' },
  expiresAt: { description: 'When the link ends, ISO 8601 in UTC.' },
  expiresInDays: { description: 'For how many days the link works.' },
  token: { description: 'The token of the link; no other response shows it.' },
  url: { description: 'The address to hand on.' },
  isReplaced: { description: 'Whether the week was published again since the link was made.' },
  isFormulaChanged: { description: 'Whether the formula of the index has changed since then.' },
} satisfies Readonly<Record<string, FieldDescription>>;

const id = { description: 'Id of the link; it opens nothing.' };
const createdAt = { description: 'When the link was made, ISO 8601 in UTC.' };

/** Overrides for fields with a narrower meaning in one schema. */
export const shareOverrides: Readonly<Record<string, FieldDescription>> = {
  'Share.id': id,
  'Share.createdAt': createdAt,
  'CreatedShare.id': id,
  'CreatedShare.createdAt': createdAt,
  'ShareParams.id': id,
};
