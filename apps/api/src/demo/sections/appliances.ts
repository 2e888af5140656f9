import type { Section } from '../section.ts';

/** Household appliances. */
export const appliances: Section = {
  title: 'Бытовая техника',
  maxSellers: 23,
  groups: [
    {
      title: 'Крупная техника',
      brands: [
        'LG*1.25, Samsung*1.25, Beko, Bosch*1.6, Haier*1.1, Midea*0.9, Hisense*0.95, Artel*0.7, Indesit*0.85, Gorenje*1.2, Hansa, Ayaz*0.65, Norvent*0.75, Saryarka*0.6',
      ],
      leaves: [
        {
          title: 'Холодильники',
          price: 210_000,
          size: 6,
          demandFactor: 1.3,
          names: [
            'Холодильник {brand} {#AA-000}, {двухкамерный|Side-by-Side*2.2|No Frost*1.25|однокамерный*0.55}, {tone:m}',
          ],
        },
        {
          title: 'Стиральные машины',
          price: 190_000,
          size: 6,
          demandFactor: 1.3,
          names: [
            'Стиральная машина {brand} {#A0AA0}, {6*0.85|7|8*1.15|9*1.35|10*1.5} кг, {белая|серая*1.05|чёрная*1.1}',
          ],
        },
        {
          title: 'Посудомоечные машины',
          price: 185_000,
          size: 2,
          demandFactor: 0.6,
          names: [
            '{Встраиваемая посудомоечная|Посудомоечная} машина {brand} {#AA000}, {45 см|60 см*1.25}, {9|10*1.05|13*1.15|14*1.2} комплектов',
          ],
        },
        {
          title: 'Плиты',
          price: 120_000,
          size: 3,
          names: [
            '{Газовая|Электрическая*1.2|Комбинированная*1.15} плита {brand} {#AA0000}, {50|60*1.15} см, {белая|коричневая|чёрная*1.08}',
          ],
        },
      ],
    },
    {
      title: 'Техника для кухни',
      brands: [
        'Tefal*1.5, Philips*1.6, Redmond*1.1, Polaris, Bosch*1.5, Braun*1.8, Vitek*0.9, Kitfort*0.9, Moulinex*1.2, Ardesto*0.8, Dastar*0.75, Tandyr*0.7, Qazan Home*0.7',
      ],
      leaves: [
        {
          title: 'Электрочайники',
          price: 13_000,
          size: 4,
          names: [
            'Электрочайник {brand} {#AA0000}, {1.5*0.9|1.7|2*1.1} л, {пластик*0.8|стекло|металл*1.15}, {tone:m}',
          ],
        },
        {
          title: 'Микроволновые печи',
          price: 42_000,
          size: 3,
          brands: ['Samsung*1.3, LG*1.3, Midea, Artel*0.8, Beko*1.1, Toshiba*1.1, Ayaz*0.75, Vestino*0.8'],
          names: [
            'Микроволновая печь {brand} {#AA00A}, {20|23*1.15|25*1.3} л, {соло|с грилем*1.2}, {tone:f}',
          ],
        },
        {
          title: 'Мультиварки',
          price: 33_000,
          size: 3,
          names: ['{Мультиварка|Мультиварка-скороварка*1.3} {brand} {#AA-000}, {4*0.9|5|6*1.15} л, {tone:f}'],
        },
        {
          title: 'Аэрогрили',
          price: 45_000,
          size: 3,
          season: 'gifts',
          names: ['Аэрогриль {brand} {#AA-000}, {3.5*0.75|5|6.5*1.3|8*1.5} л, {tone:m}'],
        },
        {
          title: 'Мясорубки',
          price: 38_000,
          size: 3,
          season: 'harvest',
          names: ['Мясорубка {brand} {#AA0000}, {1500*0.8|1800|2000*1.15|2400*1.4} Вт, {tone:f}'],
        },
        {
          title: 'Блендеры',
          price: 24_000,
          size: 3,
          names: [
            '{Погружной|Стационарный*1.3|Портативный*0.5} блендер {brand} {#AA000}, {600*0.8|1000|1200*1.2} Вт, {tone:m}',
          ],
        },
        {
          title: 'Кофемашины',
          price: 210_000,
          size: 2,
          demandFactor: 0.7,
          season: 'gifts',
          brands: ['DeLonghi*1.3, Philips*1.2, Krups*1.1, Nivona*2, Saeco*1.3, Bialto*0.5, Polaris*0.6'],
          names: ['{Автоматическая кофемашина|Рожковая кофеварка*0.45} {brand} {#AAA00.000}, {tone:f}'],
        },
      ],
    },
    {
      title: 'Техника для дома',
      brands: [
        'Dyson*4.5, Dreame*1.9, Samsung*1.2, LG*1.3, Philips*1.2, Karcher*1.5, Deerma*0.5, Tefal*1.1, Vitek*0.7, Taza Uy*0.5',
      ],
      leaves: [
        {
          title: 'Пылесосы',
          price: 75_000,
          size: 4,
          demandFactor: 1.2,
          names: [
            '{Вертикальный|Вертикальный|Моющий*1.6} пылесос {brand} {#A00}, {tone:m}',
            'Пылесос с {контейнером|мешком*0.8} {brand} {#AA0000}, {1600|1800*1.1|2000*1.15} Вт, {tone:m}',
          ],
        },
        {
          title: 'Роботы-пылесосы',
          price: 150_000,
          size: 3,
          demandFactor: 1,
          season: 'gifts',
          brands: [
            'Dreame: D9 Max*0.8, D10 Plus*1, L10s Ultra*1.9, L20 Ultra*2.2, L40 Ultra*2.6, X40 Ultra*3, X50 Ultra*3.6, Aqua10*4.1',
            'Xiaomi: Robot Vacuum E10*0.45, Robot Vacuum S20*0.6, Robot Vacuum S40*0.7, Robot Vacuum X20+*1.5, Robot Vacuum H40*1.1, Robot Vacuum 5*1.8',
            'Roborock: Q7 M5*1, Q10*1.3, Qrevo S*2.2, Qrevo Curv*3.1, S8 MaxV Ultra*4.2, Saros 10*4.8, Saros Z70*6',
            'Samsung: Bespoke Jet Bot*3, Bespoke Jet Bot Combo*4.2',
            'Taza Uy: Bot Mini*0.35, Bot Pro*0.6',
          ],
          names: [
            'Робот-пылесос {brand}, {белый|чёрный}{|, с влажной уборкой*1.1|, с самоочисткой*1.3|, комплект щёток*1.05}',
          ],
        },
        {
          title: 'Утюги и отпариватели',
          price: 21_000,
          size: 3,
          brands: [
            'Philips*1.4, Tefal*1.4, Braun*1.6, Bosch*1.3, Vitek*0.8, Polaris*0.9, Deerma*0.9, Tegis*0.6',
          ],
          names: [
            '{Утюг|Ручной отпариватель*1.1|Парогенератор*3.2} {brand} {#AA0000}, {2200*0.9|2400|2800*1.2|3000*1.3} Вт',
          ],
        },
      ],
    },
    {
      title: 'Климатическая техника',
      brands: [
        'Midea, Gree*1.1, Ballu, Electrolux*1.4, Xiaomi*1.1, Almacom*0.9, Timberk*0.9, Zhylu*0.7, Jelson*0.6',
      ],
      leaves: [
        {
          title: 'Обогреватели',
          price: 26_000,
          size: 4,
          season: 'heating',
          noBrand: 0.1,
          names: [
            '{Масляный радиатор*1.1|Конвектор|Тепловентилятор*0.5|Инфракрасный обогреватель*1.2} {brand} {#AA-00}, {1000*0.8|1500|2000*1.2|2500*1.35} Вт',
          ],
        },
        {
          title: 'Увлажнители воздуха',
          price: 22_000,
          size: 3,
          season: 'heating',
          noBrand: 0.15,
          names: ['Увлажнитель воздуха {brand} {#AA00}, {3*0.7|4|5*1.2|8*1.6} л, {tone:m}'],
        },
        {
          title: 'Кондиционеры',
          price: 195_000,
          size: 3,
          season: 'summer',
          names: [
            '{Сплит-система|Инверторная сплит-система*1.3} {brand} {#AA-00A}, до {20*0.9|25|35*1.25|50*1.7} м²',
          ],
        },
      ],
    },
  ],
};
