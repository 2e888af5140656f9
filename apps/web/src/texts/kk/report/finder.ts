import { createInvariable } from '@vitrina/ui/format/noun';

export const sections = 'Бөлімдер';
export const sectionSearch = 'Бөлімдер бойынша іздеу';
export const chosenCount = 'Таңдалған санаттар';
export const clearAll = 'Бәрін тазарту';
export const showFound = 'Табылғанын көрсету';
export const show = (found: string) => `Көрсету: ${found}`;

export const chosenCategories = 'Таңдалған санаттар';
export const remove = (title: string) => `Алып тастау: «${title}»`;
export const collapse = 'Жию';
export const more = (count: number) => `Тағы ${count}`;

export const byCategories = 'Санаттар бойынша';
export const treeAccusative = 'санаттар ағашын';
export const unknownCategory = (id: number) => `№ ${id} санат`;
export const inCategories = createInvariable('санат');
