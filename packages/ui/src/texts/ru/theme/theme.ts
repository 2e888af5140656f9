export const labels = { system: 'Системная', light: 'Светлая', dark: 'Тёмная' };
