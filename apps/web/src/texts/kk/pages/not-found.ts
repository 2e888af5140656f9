export const title = 'Бет табылмады';
export const titleLanguage = 'kk';
export const unknownPath = '{path} беті жоқ: мекенжайда қате бар немесе сілтеме ескірген.';
export const nearest = 'Мүмкін, сізге керегі — {link}.';
export const quoted = (title: string) => `«${title}»`;
export const search = 'Сатушы, бренд, санат немесе тауар';
export const sections = 'Бөлімдер';
export const entities = 'Бақылаудағылар және соңғы ашылғандар';

export const aboutHome = 'сіздің аптаңыз: не өзгерді және не істеу керек';
export const aboutSellers = 'атауы немесе санаттары бойынша';
export const aboutCategories = 'аптаның барлық санаты';
export const aboutBrands = 'санаттары бойынша';
export const aboutMethod = 'әр көрсеткіш нені білдіреді';
