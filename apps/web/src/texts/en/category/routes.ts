export const search = 'Find categories';
export const profile = 'Category profile';
export const sellers = 'Category sellers';
export const brands = 'Category brands';
export const products = 'Category products';
export const briefing = 'Executive report';
