export const collapse = (what: string) => `Жию: ${what}`;
export const expand = (what: string) => `Жаю: ${what}`;
