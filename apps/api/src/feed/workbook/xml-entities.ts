const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntity = (_: string, name: string, end: string): string => {
  const [, hex, digits] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  const text = code <= 0x10ffff ? String.fromCodePoint(code) : entities[name];
  if (text === undefined || end === '')
    throw new Error(`it has an entity that XML does not define: &${name}`);
  return text;
};

/** Decodes XML's five entities and numeric ones. Throws Error for any other. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&([^;&]{0,10})(;?)/g, decodeEntity) : text;
