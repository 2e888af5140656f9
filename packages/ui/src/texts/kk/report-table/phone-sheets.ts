export const filters = 'Сүзгілер';
export const reset = 'Тазарту';
export const nothingMatches = 'Ештеңе сәйкес келмейді';
export const show = (count: string) => `Көрсету: ${count}`;
export const openOnKaspi = 'Kaspi-де ашу';
