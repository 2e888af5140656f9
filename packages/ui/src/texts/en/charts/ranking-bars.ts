export const name = 'Name';
export const revenue = 'Revenue';
export const share = 'Share';
export const shown = (count: number, all: string) => `${count} of ${all}`;
