export const title = 'Not Found';
export const titleLanguage = 'en';
export const unknownPath = 'There is no page {path}: the address has a typo, or the link is out of date.';
export const nearest = 'You may be looking for {link}.';
export const quoted = (title: string) => `“${title}”`;
export const search = 'Seller, brand, category or product';
export const sections = 'Sections';
export const entities = 'Following and recent';

export const aboutHome = 'your week: what changed and what to do';
export const aboutSellers = 'by name or by categories';
export const aboutCategories = 'all categories of the week';
export const aboutBrands = 'by categories';
export const aboutMethod = 'what each metric means';
