import { createInvariable } from '@vitrina/ui/format/noun';

export const toDecide = 'Шешу керек';
export const titles = {
  'unknown-column': (name: string) => `«${name}» бағаны бейтаныс`,
  'repeated-column': (name: string) => `Бірнеше баған — «${name}»`,
  'missing-column': (name: string) => `Файлда «${name}» бағаны жоқ`,
  'unclear-decimal': (name: string) => `Тиын немен бөлінгені түсініксіз: «${name}»`,
  'missing-days': () => 'Файлда аптаның барлық күні жоқ',
  'week-not-ended': () => 'Апта әлі аяқталған жоқ',
  'no-table': () => 'Бұл кесте емес',
  other: () => 'Файлды оқу мүмкін болмады',
};
export const unknownColumn = createInvariable('бейтаныс баған');
export const chooseOrSkip = 'Тізімнен не екенін таңдаңыз немесе өткізіп жіберіңіз.';
export const skipUnknown = 'Бейтаныстарын өткізу';
export const readNearest = (header: string) => `Бұл — «${header}» бағаны`;
export const ownShop = 'Дүкеніңіздің атауы';
export const nameColumn = 'Оны бағандар тізімінен көрсетіңіз немесе файлға қосыңыз.';
export const leaveOut = (header: string) => `«${header}» бағанын оқымау`;
export const decimal = 'Ондық белгі';
export const decimals = [
  { name: 'comma', title: 'Үтір' },
  { name: 'point', title: 'Нүкте' },
];
export const partial = 'Толық емес аптаны жүктеу';
export const future = 'Аяқталмаған аптаны жүктеу';
export const anyDay = 'Осы аптаның кез келген күні';
