import type { FieldDescription } from './field-description.ts';

/** Descriptions of keys for programs. */
export const keyDescriptions = {
  keys: { description: 'The person’s keys, at most 20, the oldest first.' },
  key: { description: 'The key that the program sends; no other response shows it.' },
  lastUsedOn: { description: 'The day in UTC on which it was used last; null if never.' },
} satisfies Readonly<Record<string, FieldDescription>>;

const id = { description: 'Id of the key; it opens nothing.' };
const name = {
  description:
    'What the person calls the key, 1–60 characters; control characters and those that turn the direction of a text become spaces.',
};
const expiresAt = {
  description: 'From when the key is refused, ISO 8601 in UTC; null if it lasts until it is revoked.',
};
const createdAt = { description: 'When the key was made, ISO 8601 in UTC.' };

/** Overrides for fields with a narrower meaning in one schema. */
export const keyOverrides: Readonly<Record<string, FieldDescription>> = {
  'ProgramKey.id': id,
  'ProgramKey.name': name,
  'CreatedKey.name': name,
  'KeyBody.name': name,
  'ProgramKey.createdAt': createdAt,
  'ProgramKey.expiresAt': expiresAt,
  'CreatedKey.expiresAt': expiresAt,
  'KeyBody.expiresInDays': {
    description: 'Lifetime of the key in days; without it the key lasts until it is revoked.',
  },
  'CreatedKey.id': id,
  'CreatedKey.createdAt': createdAt,
  'KeyParams.id': id,
};
