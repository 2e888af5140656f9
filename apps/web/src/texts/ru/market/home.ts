export const followed = 'Вы следите';
export const recent = 'Недавние';
export const nothingRecent =
  'Продавцы, бренды и категории, которые вы откроете, появятся здесь. За важными следите: кнопка «Следить» возле названия.';

export const resume = (title: string) => `Продолжить: ${title}`;
export const dismiss = 'Не нужно';
