export const lead = 'Links';
export const text = (most: number) =>
  `A link opens one screen of one week without signing in. Create it with the “Share” button on the screen of a seller, brand, category, section or product. You can have ${most} links in all.`;

export const links = 'the links';
export const yourLinks = 'Your links';
export const noLinks = 'No links.';
export const warning = 'The link will no longer open anything.';
export const link = 'link: {title}';
export const facts = (week: string, created: string, end: string) =>
  `${week} · created ${created}, valid until ${end}`;
export const numbered = (page: string, id: string | number) => `${page} no. ${id}`;
export const named = (page: string, name: string) => `${page} “${name}”`;
