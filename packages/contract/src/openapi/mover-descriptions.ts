const KZT = 'KZT';
const PART = 'part of a whole, 0–1';

/** Descriptions of fields that only movers have. */
export const moverDescriptions = {
  against: {
    description:
      'The week held against, `2026-W45`; by default the ISO week seven days earlier, null where that is not published. Null: none.',
  },
  change: { rule: 'Revenue minus the revenue before.', unit: KZT },
  count: { rule: 'How many the group has.' },
  entered: { rule: 'Those of the week itself only, largest revenue first, ties by id.' },
  gained: { rule: 'Those of both weeks with more revenue than before, largest change first, ties by id.' },
  isNew: {
    rule: 'Whether no published week before has it in the whole market; false where absent in the week, null where no published week lies before or one of them cannot be read.',
  },
  isWithinChance: {
    description: 'Whether units changed by no more than such counts do by themselves (95 %).',
    rule: '|2·√(u1 + 3/8) − 2·√(u0 + 3/8)| < 1.96·√2, u the row’s units; null where absent in a week.',
  },
  left: { rule: 'Those of the week before only, largest revenue before first, ties by id.' },
  lost: { rule: 'Those of both weeks with less revenue than before, largest change first, ties by id.' },
  movers: { rule: 'Who moved since the week before; empty groups where there is none.' },
  of: { description: 'What moves: sellers, brands, categories or products.' },
  overtaken: { rule: 'The largest of them by revenue, up to 5, ties by id.' },
  overtakenCount: { rule: 'How many had strictly more revenue before and strictly less now.' },
  overtook: {
    rule: 'Of the 20 largest of the week, those that sold and overtook others, largest revenue first, ties by id.',
  },
  placeBefore: { rule: 'The place in the week before; null if absent or nothing sold.' },
  revenueBefore: { rule: 'Revenue in the week before; null where absent.', unit: KZT },
  rows: { rule: 'The first 50 of them.' },
  salesCountBefore: { rule: 'Units sold in the week before; null where absent.', unit: 'units' },
  share: {
    rule: 'Part of the scope’s revenue (without scope: the week’s); null where absent or the scope sold nothing.',
    unit: PART,
  },
  shareBefore: { rule: 'The share in the week before.', unit: PART },
  unchangedCount: { rule: 'How many of both weeks have the same revenue.' },
};
