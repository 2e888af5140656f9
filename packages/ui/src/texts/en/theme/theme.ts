export const labels = { system: 'System', light: 'Light', dark: 'Dark' };
