export const filters = 'Сүзгілер';
export const reset = 'Тазарту';
export const nothingMatches = 'Ештеңе сәйкес келмейді';
export const show = (count: string) => `${count} көрсету`;
export const openOnKaspi = 'Kaspi-де ашу';
