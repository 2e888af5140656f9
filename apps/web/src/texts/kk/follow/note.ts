export const note = 'Жазба';
export const add = 'Жазба қосу';
export const edit = 'Жазбаны өзгерту';
export const isPrivate = 'Оны тек өзіңіз көресіз.';
export const length = (used: number, max: number) => `${max} ішінен ${used}`;
export const save = 'Сақтау';
export const notFollowed = 'Бұл енді бақылауыңызда емес: жазба сақталмады.';
export const noAnswer = 'Сервер жауап бермеді: желіні тексеріп, қайталаңыз. Жазба сақталмады.';
