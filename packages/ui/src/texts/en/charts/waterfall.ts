export const part = 'Part';
export const amount = 'Amount';
export const cutAxis = 'the axis does not start at zero';
