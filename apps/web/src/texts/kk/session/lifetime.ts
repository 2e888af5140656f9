const words = { second: 'секунд', minute: 'минут', hour: 'сағат', day: 'күн' };

export const duration = (count: number, unit: keyof typeof words) => `${count} ${words[unit]}`;
