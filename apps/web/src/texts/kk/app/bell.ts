export const events = 'Оқиғалар';
export const newEvents = (count: number) => `Оқиғалар, жаңасы: ${count}`;
