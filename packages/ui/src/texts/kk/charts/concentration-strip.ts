export const name = 'Атауы';
export const revenue = 'Түсім';
export const share = 'Үлес';
export const others = (count: string) => `Басқалары (${count})`;
export const firstOfEqual = (share: string) => `Теңдердің 1-шісі, үлесі ${share}`;
