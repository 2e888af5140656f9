export const collapse = (what: string) => `Свернуть ${what}`;
export const expand = (what: string) => `Развернуть ${what}`;
