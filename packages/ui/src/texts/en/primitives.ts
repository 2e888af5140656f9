export const path = 'Breadcrumbs';
export const clear = 'Clear';
export const loading = 'Loading…';
export const retry = 'Retry';
export const errorCode = (code: string) => `error code: ${code}`;

export const productMean = 'average of products';

export const overWeek = 'over the week';
export const rankChange = (against: string) => `rank ${against}`;
export const unchanged = (against: string) => `no change ${against}`;
export const growth = (against: string) => `growth ${against}`;
export const decline = (against: string) => `decline ${against}`;
export const marketChange = (change: string) => `· market ${change}`;
