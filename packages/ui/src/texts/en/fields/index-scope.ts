export const inScope = (label: string, scope: string) => `${label}, ${scope}`;

export const names = {
  week: 'in the market',
  seller: 'at the seller',
  brand: 'in the brand',
  category: 'in the category',
  section: 'in the section',
};

export const meanings = {
  week: 'here: of all of it in the week, not of one part.',
  seller:
    'here: within the seller, the mean of the indices of its products in this row, weighted by revenue.',
  brand: 'here: within the brand, the mean of the indices of its products in this row, weighted by revenue.',
  category:
    'here: within the category, the mean of the indices of its products in this row, weighted by revenue.',
  section:
    'here: within the section, the mean of the indices of its products in this row, weighted by revenue.',
};
