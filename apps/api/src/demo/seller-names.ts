import type { Rng } from './rng.ts';

/** Given and family names of sole traders, Kazakh and Russian. A family name with gendered forms is listed twice. */
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

/** Names of the largest shops, by rank. */
const largest = phrases(
  'Orda Electronics|Saryarka Market|Алтын Сауда Плюс|Alatau Digital|Technika Orda|Nomad Store|Aspan Home|' +
    'ТОО «Керуен Дала Трейд»|Qazan & Dastarkhan|Zerde Gadget|Жайлы Үй|Tulpar Mobile',
);

const initial = (name: string) => `${name.charAt(0)}.`;

const kinds: readonly ((rng: Rng) => string)[] = [
  (rng) => `ИП ${rng.pick(words(familyNames))} ${initial(rng.pick(words(givenNames)))}`,
  (rng) =>
    `ИП ${rng.pick(words(familyNames))} ${initial(rng.pick(words(givenNames)))} ${initial(rng.pick(words(givenNames)))}`,
  (rng) =>
    `ИП «${rng.pick(words(givenNames))} ${rng.pick(phrases('Сауда|Маркет|Дүкен|Стиль|Тех|Трейд|Хоум|Kids|Shop'))}»`,
  (rng) => `ИП «${rng.pick(phrases(kazakhWords))}»`,
  (rng) => `ТОО «${rng.pick(words(firstParts))} ${rng.pick(phrases(secondParts))}»`,
  (rng) => `ТОО «${rng.pick(phrases(kazakhWords))}»`,
  (rng) => rng.pick(phrases(kazakhWords)),
  (rng) => rng.pick(phrases(russianWords)),
  (rng) => `Магазин «${rng.pick(phrases(russianWords))}»`,
  (rng) => `${rng.pick(words(firstParts))} ${rng.pick(phrases(secondParts))}`,
  (rng) => `${rng.pick(words(firstParts))} ${rng.pick(phrases(secondParts))} ${rng.pick(phrases(cities))}`,
  (rng) => `${rng.pick(words(firstParts))}-${rng.pick(phrases(secondParts))}`,
];

/** Creates a fictional seller title that is not in `usedTitles`. Throws RangeError after 500 attempts. */
export function createSellerName(rank: number, usedTitles: ReadonlySet<string>, rng: Rng): string {
  const largeShop = largest[rank];
  if (largeShop !== undefined) return largeShop;
  for (let tries = 0; tries < 500; tries++) {
    const title = rng.pick(kinds)(rng);
    if (!usedTitles.has(title)) return title;
  }
  throw new RangeError('too few names for sellers');
}
