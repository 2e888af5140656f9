export const collapse = (what: string) => `Collapse ${what}`;
export const expand = (what: string) => `Expand ${what}`;
