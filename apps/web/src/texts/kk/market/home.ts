export const followed = 'Бақылаудағылар';
export const recent = 'Соңғы ашылғандар';
export const nothingRecent =
  'Ашылған сатушылар, брендтер және санаттар осында шығады. Маңыздыларын атауының жанындағы «Бақылау» түймесімен бақылауға болады.';

export const resume = (title: string) => `Жалғастыру: ${title}`;
export const dismiss = 'Қажет емес';
