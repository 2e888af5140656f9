export const name = 'Атауы';
export const revenue = 'Түсім';
export const share = 'Үлес';
export const others = (count: string) => `Басқалары (${count})`;
export const firstOfEqual = (share: string) => `Теңдердің 1-шісі, үлесі ${share}`;
export const ifEqual = 'Үлестер тең болғандағы дәл сондай шоғырлану';
