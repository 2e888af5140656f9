export const lead = 'Ссылки';
export const text = (most: number) =>
  `По ссылке один экран одной недели открывается без входа. Её создаёт кнопка «Поделиться» на экране продавца, бренда, категории, раздела или товара. Ссылок может быть до ${most}.`;

/** The report of the links, in the accusative. */
export const links = 'ссылки';
export const yourLinks = 'Ваши ссылки';
export const noLinks = 'Ссылок нет.';
export const warning = 'Ссылка перестанет открываться.';
/** What is revoked, in the accusative. */
export const link = 'ссылку: {title}';
export const facts = (week: string, created: string, end: string) =>
  `${week} · создана ${created}, действует до ${end}`;
export const numbered = (page: string, id: string | number) => `${page} № ${id}`;
export const named = (page: string, name: string) => `${page} «${name}»`;
