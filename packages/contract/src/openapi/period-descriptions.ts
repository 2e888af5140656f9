import type { FieldDescription } from './field-description.ts';

/** Descriptions of what was loaded. */
export const periodDescriptions = {
  daysCount: {
    description:
      'How many days of the week the loaded data have; 7 unless they are of single days of which some are missing.',
  },
  marketName: {
    description: 'What the owner of the server calls the loaded market; null if it is not named.',
  },
  mergedIds: {
    description:
      'Ids that were merged into others: what had the first id has the other in weeks that were loaded later.',
  },
  intoId: { description: 'The id that it was merged into.' },
} satisfies Readonly<Record<string, FieldDescription>>;
