import type { Dice } from './random.ts';

/** Given and family names of sole traders, Kazakh and Russian; a family name that changes with sex is given twice. */
const familyNames =
  'Сейтқали Жұмабек Оразбай Төлеген Бекмұрат Қасенов Әбдірахман Нұрмағамбет Ермекбай Сатпай Досжан Құдайберген ' +
  'Мұқан Рахымжан Тілеуберді Шәріп Әлімжан Байбол Есенгелді Жандос Кенжебек Мырзахан Омарбек Серікбай Тұрсын ' +
  'Ахметов Иванов Ким Пак Цой Смирнов Кузнецов Абдрахманов Искаков Тлеубаев Жаксылыков Мусин Шевченко Волков ' +
  'Попов Каримов Юсупов Хасанов Литвиненко Гаврилов Ли Нургалиев Садыков Мельник Турсунов Байжанов Егоров';

const givenNames =
  'Нұрлан Айгерім Ерлан Динара Ғалым Әсел Бауыржан Гүлнар Марат Мадина Қайрат Жанар Арман Сәуле Тимур Алия ' +
  'Дәурен Меруерт Асхат Салтанат Олжас Айнұр Рустам Камила Санжар Ләззат Азамат Томирис Данияр Жұлдыз Виктор ' +
  'Ирина Сергей Наталья Андрей Светлана Денис Оксана Илья Юлия';

const kazakhWords =
  'Жайлы Үй|Береке Дүкені|Алтын Бесік|Көктем Сауда|Ақ Желкен Сауда|Нұрлы Таң|Сарқыт|Тұлпар Сауда|Шапағат Маркет|' +
  'Бақыт Шаңырақ|Ырыс Сауда|Көк Бөрі|Жаңа Ғасыр Сауда|Қыран Тех|Сапалы Дүние|Арай Дүкен|Мол Сауда|Самғау Тех|' +
  'Бал Бөбек|Әдемі Әлем|Өркен Сауда|Жібек Шатыр|Тау Самалы|Дала Базар|Ұлы Керуен|Ақжол Сауда|Күн Нұры|Керемет Баға';

const russianWords =
  'Уютный квартал|Степной маркет|Полка и ящик|Вкусная полка|Тёплый дом плюс|Сорок ключей|Малышкин сад|Мастер Гаража|' +
  'Дом и сад Алатау|Чистый лист|Техника рядом|Зелёный рюкзак|Северный склад|Семь вёсен|Добрая посылка|Лавка на Абая|' +
  'Ваш гаджет|Третий этаж|Умный выбор Степь|Лунный кот|Медовый спас|Авто и точка|Берег Есиля|Горный ветер|Простые вещи';

const firstParts =
  'Orda Tulpar Aspan Samgau Nomad Altyn Zhetysu Kokzhiek Alatau Saryarka Esil Tengri Burabay Sunkar Mergen Shabyt ' +
  'Qanat Erke Zerde Arlan Barys Saiman Dauir Aidyn Kerben Tamyr Urker Marjan Asyl Yntymaq';

const secondParts =
  'Tech|Market|Store|Shop|Trade|Home|Gadget|Style|Kids|Auto|Beauty|Line|Point|Center|Group|Mobile|Outlet|Digital|Family|Pro';

const cities = 'Almaty|Astana|Shymkent|Qaragandy|Aqtobe|Semey|KZ|KZ|KZ|KZ|Qostanai|Atyrau|Oskemen|Pavlodar';

const words = (text: string) => text.split(' ');
const phrases = (text: string) => text.split('|');

/** The large shops' names, in order of size. */
const largest = phrases(
  'Orda Electronics|Saryarka Market|Алтын Сауда Плюс|Alatau Digital|Technika Orda|Nomad Store|Aspan Home|' +
    'ТОО «Керуен Дала Трейд»|Qazan & Dastarkhan|Zerde Gadget|Жайлы Үй|Tulpar Mobile',
);

const initial = (name: string) => `${name.charAt(0)}.`;

const kinds: readonly ((dice: Dice) => string)[] = [
  (dice) => `ИП ${dice.pick(words(familyNames))} ${initial(dice.pick(words(givenNames)))}`,
  (dice) =>
    `ИП ${dice.pick(words(familyNames))} ${initial(dice.pick(words(givenNames)))} ${initial(dice.pick(words(givenNames)))}`,
  (dice) =>
    `ИП «${dice.pick(words(givenNames))} ${dice.pick(phrases('Сауда|Маркет|Дүкен|Стиль|Тех|Трейд|Хоум|Kids|Shop'))}»`,
  (dice) => `ИП «${dice.pick(phrases(kazakhWords))}»`,
  (dice) => `ТОО «${dice.pick(words(firstParts))} ${dice.pick(phrases(secondParts))}»`,
  (dice) => `ТОО «${dice.pick(phrases(kazakhWords))}»`,
  (dice) => dice.pick(phrases(kazakhWords)),
  (dice) => dice.pick(phrases(russianWords)),
  (dice) => `Магазин «${dice.pick(phrases(russianWords))}»`,
  (dice) => `${dice.pick(words(firstParts))} ${dice.pick(phrases(secondParts))}`,
  (dice) =>
    `${dice.pick(words(firstParts))} ${dice.pick(phrases(secondParts))} ${dice.pick(phrases(cities))}`,
  (dice) => `${dice.pick(words(firstParts))}-${dice.pick(phrases(secondParts))}`,
];

/** An invented seller's title that is not among those taken. */
export function inventName(rank: number, taken: ReadonlySet<string>, dice: Dice): string {
  const given = largest[rank];
  if (given !== undefined) return given;
  for (let tries = 0; tries < 500; tries++) {
    const title = dice.pick(kinds)(dice);
    if (!taken.has(title)) return title;
  }
  throw new RangeError('too few names for sellers');
}
