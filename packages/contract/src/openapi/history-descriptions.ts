/** Descriptions of fields that only histories and series have. */
export const historyDescriptions = {
  brandHistory: { description: 'The brand over the published weeks of the window.' },
  categoryHistory: { description: 'The leaf category over the published weeks of the window.' },
  ids: {
    description: 'Ids of the entities, 1–200; one given twice counts once, an unknown one is left out.',
  },
  isPresent: { rule: 'Whether the subject has an offer in the week; if not, every figure is null.' },
  kind: { description: 'What the ids are of: seller, brand, category or product.' },
  offerHistory: { description: 'The seller’s offer on the card over the published weeks of the window.' },
  productHistory: { description: 'The product card over the published weeks of the window.' },
  revenues: { rule: 'Revenue in each of the weeks, in their order; null where absent.', unit: 'KZT' },
  sectionHistory: { description: 'The section over the published weeks of the window.' },
  sellerHistory: { description: 'The seller over the published weeks of the window.' },
  series: { rule: 'One row for each entity found, in the order of the ids.' },
  weekHistory: { description: 'The whole market over the published weeks of the window.' },
  weeks: { rule: 'The published weeks of the window, oldest first.' },
};
