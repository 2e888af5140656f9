export const title = 'Бөлісу';
export const days = (count: number) => `${count} күн`;
export const noAnswer = 'Сервер жауап бермеді: желіні тексеріп, қайталаңыз. Сілтеме жасалмады.';
export const tooLong = 'Экрандағы сүзгілер сілтеме үшін тым көп: бір бөлігін алып тастап, қайталаңыз.';

export const created = (end: string) =>
  `Сілтеме мына күнге дейін жарамды: ${end}. Мекенжайы тек қазір көрінеді: көшіріп алыңыз.`;
export const address = 'Сілтеме мекенжайы';
export const addressInSentence = 'сілтеме мекенжайын';
export const allLinks = 'Барлық сілтемелер';
export const done = 'Дайын';

export const access = 'Сілтеме бойынша бұл экран кірусіз ашылады; ондағы апта өзгермейді.';
export const accessInWeek = 'Сілтеме бойынша бұл экран кірусіз ашылады. Ондағы апта өзгермейді: {week}.';
export const weekInSentence = (week: string) => week;
export const lifetime = 'Жарамды';
export const lifetimeChoice = 'Сілтеме қанша уақыт жарамды';
export const create = 'Сілтеме жасау';
