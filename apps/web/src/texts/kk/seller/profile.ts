import { createInvariable } from '@vitrina/ui/format/noun';

export const change = 'Сатушыны ауыстыру';
export const choose = 'Сатушыны таңдаңыз';
export const accusative = 'сатушы профилін';
export const lists = 'Сатушы тізімдері';

export const changes = 'Себептері';
export const prices = 'Бағалар';
export const rivals = 'Бәсекелестер';
export const missing = 'Сатушыда жоқ';
export const missingOwn = 'Сізде жоқ';

export const sold = (products: string, categories: string, brands: string) =>
  `Сатылғаны: ${products}, ${categories}, ${brands}.`;
export const unknownAge = 'Kaspi-де\u00a0— белгісіз';
export const age = (age: string) => `Kaspi-де ${age}`;
export const since = (day: string) => `келген күні: ${day}`;
export const rating = 'Рейтинг';
export const review = createInvariable('пікір');
export const onOnePage = 'Бір бетте';
export const inTabs = 'Қойындылармен';
export const openOnKaspi = 'Kaspi-де ашу';
