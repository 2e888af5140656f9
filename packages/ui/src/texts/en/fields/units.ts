export const pieces = 'pcs';
export const points = 'pp';
