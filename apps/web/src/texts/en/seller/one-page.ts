export const accusative = 'the seller profile';
export const contents = 'On this page';
export const asList = 'As a separate list';
export const allRows = (count: string) => `All ${count}`;
