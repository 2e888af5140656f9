const KZT = 'KZT';
const PART = 'part of a whole, 0–1';

/** Descriptions of fields that only movers have. */
export const moverDescriptions = {
  against: {
    description: 'The week held against, `2026-W45`; by default the ISO week seven days earlier. Null: none.',
  },
  change: { description: 'Revenue minus the revenue before.', unit: KZT },
  count: { description: 'How many the group has.' },
  entered: { description: 'Those of the week itself only, largest revenue first.' },
  gained: { description: 'Those of both weeks with more revenue than before, largest change first.' },
  isNew: {
    description:
      'Whether no published week before has it in the whole market; false where absent in the week, null where no published week lies before or one of them cannot be read.',
  },
  isWithinChance: {
    description:
      'Whether units changed by no more than such counts do by themselves (95 %); null where absent in a week.',
  },
  left: { description: 'Those of the week before only, largest revenue first.' },
  lost: { description: 'Those of both weeks with less revenue than before, largest change first.' },
  movers: { description: 'Who moved since the week before; empty groups where there is none.' },
  of: { description: 'What moves: sellers, brands, categories or products.' },
  overtaken: { description: 'The largest of them, up to 5.' },
  overtakenCount: { description: 'How many had strictly more revenue before and strictly less now.' },
  overtook: {
    description: 'Of the 20 largest of the week, those that overtook others, largest revenue first.',
  },
  placeBefore: { description: 'The place in the week before; null if absent or nothing sold.' },
  revenueBefore: { description: 'Revenue in the week before; null where absent.', unit: KZT },
  rows: { description: 'Up to 50 of them.' },
  salesCountBefore: { description: 'Units sold in the week before; null where absent.', unit: 'units' },
  share: {
    description: 'Part of the scope’s revenue; null where absent or the scope sold nothing.',
    unit: PART,
  },
  shareBefore: { description: 'The share in the week before.', unit: PART },
  unchangedCount: { description: 'How many of both weeks have the same revenue.' },
};
