import type { Section } from '../section.ts';

/** Computers, their parts, and games. */
export const computers: Section = {
  title: 'Компьютеры',
  maxSellers: 23,
  groups: [
    {
      title: 'Ноутбуки и планшеты',
      brands: [
        'Apple: MacBook Air 13 M4*1.75, MacBook Air 15 M4*2.1, MacBook Pro 14 M5*3, MacBook Pro 16 M4 Pro*4.6',
        'ASUS: Vivobook 15*0.85, Vivobook Go 14*0.65, TUF Gaming A15*1.45, ROG Strix G16*2.6, Zenbook 14*1.7',
        'Lenovo: IdeaPad Slim 3*0.8, IdeaPad 1*0.6, LOQ 15*1.4, Legion 5*2.2, ThinkBook 16*1.3, V15*0.75',
        'HP: 15s*0.75, 250 G10*0.8, Victus 15*1.3, Pavilion 16*1.2, Omen 16*2.4',
        'Acer: Aspire 3*0.7, Aspire 5*0.9, Nitro V 15*1.4, Swift Go 14*1.3',
        'MSI: Modern 15*0.9, Thin 15*1.4, Katana 15*1.8, Cyborg 15*1.6',
        'Huawei: MateBook D 16*1.1, MateBook 14*1.6',
        'HONOR: MagicBook X16*1, MagicBook Art 14*2',
        'Kunes: Book 14*0.5, Book 15*0.55',
      ],
      leaves: [
        {
          title: 'Ноутбуки',
          price: 340_000,
          size: 7,
          demandFactor: 1.5,
          names: [
            'Ноутбук {brand} {8/256*0.9|16/512|16/1000*1.12|32/1000*1.3} ГБ, {серебристый|серый|чёрный|синий}',
          ],
        },
        {
          title: 'Планшеты',
          price: 130_000,
          size: 5,
          demandFactor: 1,
          season: 'gifts',
          brands: [
            'Apple: iPad A16*1.6, iPad Air 11 M3*2.6, iPad mini 7*2.2, iPad Pro 11 M5*4.4',
            'Samsung: Galaxy Tab A9*0.65, Galaxy Tab A11*0.75, Galaxy Tab S10 FE*1.9, Galaxy Tab S11*3.3',
            'Xiaomi: Redmi Pad 2*0.7, Redmi Pad Pro*1, Pad 7*1.4, Pad 7 Pro*1.8',
            'HONOR: Pad X8a*0.55, Pad X9a*0.8, Pad 10*1.3',
            'Lenovo: Tab M11*0.6, Idea Tab*0.8',
            'Balapan: Tab Kids 8*0.3, Tab Kids 10*0.38',
          ],
          names: [
            'Планшет {brand} {64*0.9|128|256*1.15} ГБ, {Wi-Fi|LTE*1.18}, {серый|синий|серебристый|розовый}',
          ],
        },
        {
          title: 'Мониторы',
          price: 85_000,
          size: 4,
          demandFactor: 0.8,
          brands: [
            'Samsung*1.1, LG*1.1, Xiaomi*0.8, AOC*0.9, MSI*1.2, ASUS*1.3, Acer*0.9, Dell*1.3, Teniz*0.65',
          ],
          names: [
            'Монитор {brand} {#00AA000}, {21.5"*0.6|23.8"*0.75|27"|32"*1.5|34"*2.1}, {75*0.9|100|144*1.1|180*1.2|240*1.6} Гц',
          ],
        },
      ],
    },
    {
      title: 'Комплектующие',
      brands: ['Kingston*1.1, Samsung*1.4, ADATA, WD*1.2, Apacer*0.9, Netac*0.8, Jyldam*0.7'],
      leaves: [
        {
          title: 'SSD-накопители',
          price: 27_000,
          size: 4,
          names: [
            'SSD-накопитель {brand} {#AA000} {240 ГБ*0.55|480 ГБ*0.8|500 ГБ*0.9|1 ТБ*1.5|2 ТБ*2.7}, {SATA*0.9|M.2 NVMe}',
          ],
        },
        {
          title: 'Оперативная память',
          price: 32_000,
          size: 3,
          names: [
            'Оперативная память {brand} {#AA00A} {8*0.6|16|32*1.9|64*3.6} ГБ, {DDR4 3200*0.8|DDR5 5600|DDR5 6000*1.1} МГц',
          ],
        },
        {
          title: 'Видеокарты',
          price: 290_000,
          size: 3,
          demandFactor: 0.5,
          brands: ['MSI*1.05, ASUS*1.1, Gigabyte, Palit*0.95, Zotac*0.95, Sapphire, Kunes*0.85'],
          names: [
            'Видеокарта {brand} GeForce RTX {3050*0.45|5050*0.6|5060*0.85|5060 Ti*1.05|5070*1.5|5070 Ti*2.1|5080*2.9} {8*0.95|12|16*1.1} ГБ, {#A0}',
            'Видеокарта {brand} Radeon RX {7600*0.65|9060 XT*0.95|9070*1.6|9070 XT*1.8} 16 ГБ, {#A0}',
          ],
        },
      ],
    },
    {
      title: 'Периферия',
      brands: [
        'Logitech*1.7, Razer*2.6, A4Tech*0.7, HyperX*1.8, Redragon, Attack Shark*1.2, Tulpar Gear*0.8, Delux*0.6',
      ],
      leaves: [
        {
          title: 'Мыши',
          price: 9_500,
          size: 4,
          noBrand: 0.1,
          names: ['{Мышь|Игровая мышь*1.4|Беспроводная мышь*1.1} {brand} {#A000}, {tone:f}'],
        },
        {
          title: 'Клавиатуры',
          price: 16_000,
          size: 3,
          noBrand: 0.08,
          names: [
            '{Клавиатура*0.6|Механическая клавиатура*1.5|Беспроводная клавиатура} {brand} {#A00}, {tone:f}',
          ],
        },
        {
          title: 'Принтеры и МФУ',
          price: 95_000,
          size: 3,
          brands: ['HP, Canon, Epson*1.2, Brother*1.4, Pantum*0.85, Xerox*1.3'],
          names: [
            '{МФУ*1.1|Принтер} {brand} {#AA0000}, {лазерный, ч/б|струйный, цветной*0.9|струйный с СНПЧ*1.25}{|, Wi-Fi*1.08}',
          ],
        },
        {
          title: 'Роутеры',
          price: 19_000,
          size: 3,
          brands: ['TP-Link, Keenetic*1.6, Mercusys*0.6, Xiaomi*0.9, Tenda*0.7, Huawei*1.2, Bailanys*0.6'],
          names: ['Wi-Fi роутер {brand} {#AA-0000}, {Wi-Fi 5*0.7|Wi-Fi 6|Wi-Fi 7*2.1}, {tone:m}'],
        },
        {
          title: 'USB-накопители и карты памяти',
          price: 5_200,
          size: 3,
          brands: ['Kingston, SanDisk*1.1, Netac*0.8, Hoco*0.7, Apacer*0.9, Jyldam*0.6'],
          names: [
            'USB-накопитель {brand} {#AA00} {32*0.6|64*0.8|128*1.1|256*1.9} ГБ',
            'Карта памяти {brand} microSD {64*0.8|128*1.1|256*2|512*3.6} ГБ, {#A0}',
          ],
        },
      ],
    },
    {
      title: 'Игры и приставки',
      brands: ['Sony, Microsoft, Nintendo, 8BitDo*0.9, Tulpar Gear*0.6'],
      leaves: [
        {
          title: 'Игровые приставки',
          price: 270_000,
          size: 2,
          demandFactor: 0.45,
          season: 'gifts',
          brands: [
            'Sony: PlayStation 5 Slim*1, PlayStation 5 Pro*1.7, PlayStation 5 Digital*0.88',
            'Microsoft: Xbox Series S*0.7, Xbox Series X*1.15',
            'Nintendo: Switch OLED*0.68, Switch 2*1.05, Switch Lite*0.45',
            'Valve: Steam Deck OLED*1.3',
            'Tulpar Gear: Retro*0.06, Retro Pro*0.12',
          ],
          names: [
            'Игровая приставка {brand} {белая|чёрная|особое издание*1.1}{|, 2 геймпада*1.12|, игра в комплекте*1.1|, подписка на год*1.08}',
          ],
        },
        {
          title: 'Геймпады',
          price: 21_000,
          size: 2,
          demandFactor: 0.6,
          season: 'gifts',
          noBrand: 0.2,
          names: ['Геймпад {brand} {#AA0} {для PS5*1.5|для ПК|для Xbox*1.3|для смартфона*0.7}, {tone:m}'],
        },
      ],
    },
  ],
};
