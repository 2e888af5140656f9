export const search = 'Find sellers';
export const profile = 'Seller profile';
export const onePage = 'Seller on one page';
export const products = 'Seller products';
export const categories = 'Seller categories';
export const brands = 'Seller brands';
export const briefing = 'Executive report';
