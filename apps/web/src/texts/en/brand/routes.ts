export const search = 'Find brands';
export const profile = 'Brand profile';
export const categories = 'Brand categories';
export const sellers = 'Brand sellers';
export const products = 'Brand products';
export const briefing = 'Executive report';
