export const labels = { system: 'Жүйелік', light: 'Ашық', dark: 'Күңгірт' };
