import type { Section } from '../section.ts';

/** Jewellery, watches and bags. */
export const personal: Section = {
  title: 'Украшения и аксессуары',
  maxSellers: 5,
  groups: [
    {
      title: 'Ювелирные изделия и часы',
      brands: [
        'Алтын Қоныс, Күміс Із*0.8, Zere Gold*1.2, Orbita*0.9, Sapar Silver*0.7, Casio*1.2, Orient*2.2, Tissot*5',
      ],
      leaves: [
        {
          title: 'Кольца и серьги',
          price: 48_000,
          size: 5,
          season: 'gifts',
          brands: ['Алтын Қоныс*1.4, Күміс Із*0.5, Zere Gold*1.7, Sapar Silver*0.4, Жауһар*1.5, Сырға*0.5'],
          names: [
            'Кольцо {brand} {серебро 925*0.3|золото 585*1.6|золото 375*1.1}, {с фианитом|с бриллиантом*2.4|обручальное*1.3|без вставки*0.8} {#A00}, размер {16|16.5|17|17.5|18|18.5|20}',
            'Серьги {brand} {серебро 925*0.35|золото 585*1.7}, {с жемчугом*1.2|с фианитом|конго*0.8|с орнаментом*1.1} {#A00}',
          ],
        },
        {
          title: 'Национальные украшения',
          price: 22_000,
          size: 2,
          season: 'gifts',
          noBrand: 0.3,
          brands: ['Күміс Із, Сырға*0.8, Шолпы*1.1, Жауһар*1.3'],
          names: [
            '{Білезік|Сырға*0.7|Шолпы*0.9|Алқа*1.2|Жүзік*0.6|Өңіржиек*1.6} {brand} {күміс*1.4|күміс жалатылған}, {ақық тас*1.2|фируза*1.1|оюлы|зерленген*1.1} {#A0}',
          ],
        },
        {
          title: 'Наручные часы',
          price: 38_000,
          size: 4,
          season: 'gifts',
          brands: ['Casio*0.8, Orient*1.9, Tissot*5, Seiko*2.6, Q&Q*0.3, Orbita*0.5, Uaqyt*0.5, Citizen*2.4'],
          names: [
            'Часы {brand} {#AA-000} {мужские|женские|унисекс}, {кварцевые|механические*1.7|электронные*0.7}, {сталь*1.1|кожа|каучук*0.8}',
          ],
        },
      ],
    },
    {
      title: 'Сумки и чемоданы',
      brands: [
        'Samsonite*2.4, Grizzly*0.9, Jol Serik*0.8, Velmira*0.9, Torba*0.8, Xiaomi*1.1, Qorjyn*0.9, Piquadro*3.4',
      ],
      leaves: [
        {
          title: 'Сумки',
          price: 13_500,
          size: 5,
          noBrand: 0.4,
          names: [
            '{Сумка|Сумка кросс-боди*0.8|Сумка-шопер*0.7|Поясная сумка*0.6} {brand} {женская|мужская|унисекс} {экокожа|натуральная кожа*2.2|текстиль*0.7} {#A00}, {colour:f}',
          ],
        },
        {
          title: 'Чемоданы и рюкзаки',
          price: 26_000,
          size: 3,
          noBrand: 0.2,
          names: [
            '{Чемодан*1.3|Рюкзак городской*0.7|Чемодан детский*0.9} {brand} {#A00}, {S*0.8|M|L*1.25}, {colour:m}',
            'Дорожная сумка {brand} {#A00}, {S*0.7|M*0.8|L}, {colour:f}',
          ],
        },
      ],
    },
  ],
};

/** Pet food and supplies. */
export const pets: Section = {
  title: 'Товары для животных',
  maxSellers: 12,
  groups: [
    {
      title: 'Для кошек и собак',
      brands: [
        'Royal Canin*1.7, Purina*1.1, Whiskas*0.7, Acana*2.2, Brit*1.3, Tobet*0.8, Mysyq*0.7, Grandorf*2',
      ],
      leaves: [
        {
          title: 'Корма для кошек',
          price: 8_500,
          size: 4,
          names: [
            'Корм для кошек {brand} {с курицей|с лососем*1.05|с индейкой|для стерилизованных*1.1|для котят*1.1|с ягнёнком*1.05}, {0.4*0.2|1.5*0.5|2*0.6|4|7.5*1.7|10*2.2} кг',
            'Влажный корм для кошек {brand} {курица|тунец|говядина|утка}, {12*0.35|24*0.6|28*0.7} × 85 г',
          ],
        },
        {
          title: 'Корма для собак',
          price: 12_500,
          size: 3,
          brands: ['Royal Canin*1.6, Pedigree*0.7, Acana*2.1, Brit*1.2, Tobet*0.8, Alabai*0.7, Grandorf*1.9'],
          names: [
            'Корм для собак {brand} {для мелких пород|для средних пород|для крупных пород|для щенков*1.1}, {с говядиной|с курицей|с ягнёнком*1.1|с уткой*1.1}, {0.8*0.2|2*0.4|7.5|12*1.5|15*1.8} кг',
          ],
        },
        {
          title: 'Наполнители и уход',
          price: 4_800,
          size: 3,
          brands: ['Mysyq, Ever Clean*1.7, Catsan*1.2, Aq Patte*0.9, Petkit*1.6, Tobet*0.9'],
          noBrand: 0.2,
          names: [
            'Наполнитель {brand} {бентонитовый|древесный*0.8|тофу*1.3|силикагель*1.4}, {5*0.6|10|15*1.4|20*1.8} {кг|л}',
            '{Лежанка|Когтеточка*1.4|Переноска*1.3|Шлейка*0.6|Автокормушка*3} {brand} {#A0}, {S*0.8|M|L*1.2}, {colour:f}',
          ],
        },
      ],
    },
  ],
};

/** Vitamins and health devices. */
export const pharmacy: Section = {
  title: 'Аптека',
  maxSellers: 12,
  groups: [
    {
      title: 'Витамины и медтехника',
      brands: [
        'Solgar*1.7, Now Foods*1.3, California Gold*1.2, Evalar*0.6, Omron*2.2, Densaulyq*0.6, Dari*0.6, Qyran Bio*0.7',
      ],
      leaves: [
        {
          title: 'Витамины и добавки',
          price: 6_200,
          size: 5,
          season: 'winter',
          brands: [
            'Solgar*1.7, Now Foods*1.2, California Gold*1.1, Evalar*0.5, Densaulyq*0.5, Qyran Bio*0.6, Ultimate Nutrition*1.4, Sport Batyr*0.8',
          ],
          names: [
            '{Витамин D3|Витамин C|Омега-3*1.3|Магний B6|Цинк*0.8|Коллаген*1.6|Железо*0.9|Мультивитамины*1.2|Биотин} {brand} {|Forte*1.2|Kids*0.9|Plus*1.1}, {30*0.5|60*0.8|90|120*1.3|180*1.8} {капсул|таблеток}',
            'Протеин {brand} {шоколад|ваниль|клубника|кокос}, {900*2|2000*3.6} г',
          ],
        },
        {
          title: 'Тонометры и ингаляторы',
          price: 24_000,
          size: 2,
          season: 'heating',
          brands: ['Omron*1.4, Little Doctor*0.8, B.Well*0.9, Microlife*1.1, A&D*1.2, Densaulyq*0.6'],
          names: [
            '{Тонометр|Ингалятор*1.1|Небулайзер*1.2} {brand} {#AA-00}, {автоматический*1.1|компактный|с адаптером*1.15}',
            '{Пульсоксиметр*0.4|Электронный термометр*0.3} {brand} {#AA-00}',
          ],
        },
        {
          title: 'Массажёры',
          price: 19_500,
          size: 3,
          season: 'gifts',
          noBrand: 0.25,
          brands: ['Xiaomi*1.2, Beurer*1.5, Densaulyq*0.7, Batyr Fit*0.8, Yamaguchi*3.2'],
          names: [
            '{Массажёр для шеи|Перкуссионный массажёр*1.1|Массажёр для ног*2.4|Массажёр для глаз*0.9} {brand} {#A00}, {tone:m}',
            'Массажная подушка {brand} {#A00}, {tone:f}',
          ],
        },
      ],
    },
  ],
};
