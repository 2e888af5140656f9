export const card = 'Тауар карточкасы';
