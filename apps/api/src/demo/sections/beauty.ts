import type { Section } from '../section.ts';

/** Perfume, care and make-up. */
export const beauty: Section = {
  title: 'Красота и здоровье',
  maxSellers: 15,
  groups: [
    {
      title: 'Парфюмерия',
      brands: [
        'Lattafa*0.55, Dior*2.6, Chanel*2.9, Armaf*0.8, Montale*1.7, Versace*1.6, Hugo Boss*1.5, Afnan*0.8, Rasasi*0.7, Zielinski & Rozen*1.8, Jupar*0.35, Aq Gul*0.3, Saf Iis*0.25',
      ],
      leaves: [
        {
          title: 'Женская парфюмерия',
          price: 32_000,
          size: 5,
          season: 'gifts',
          names: [
            '{Парфюмерная вода|Туалетная вода*0.85} {brand} {Rose|Noir|Blanche|Lumiere|Amour|Jasmin|Velvet|Soleil|Fleur|Bloom}{| Intense*1.15| Eau Fraiche}, женская, {30*0.6|50*0.8|100} мл',
          ],
        },
        {
          title: 'Мужская парфюмерия',
          price: 33_000,
          size: 4,
          season: 'gifts',
          names: [
            '{Парфюмерная вода|Туалетная вода*0.85} {brand} {Oud|Sport|Legend|Blue|Black|Wood|Amber|Voyage|Royal|Storm}{| Intense*1.15| Extreme*1.1}, мужская, {50*0.75|100|150*1.3} мл',
          ],
        },
      ],
    },
    {
      title: 'Уход за лицом и телом',
      brands: [
        'La Roche-Posay*2.2, Vichy*2.1, Garnier*0.6, Nivea*0.55, CeraVe*1.4, Bioderma*1.9, COSRX*1.4, Anua*1.7, Round Lab*1.6, Beauty of Joseon*1.3, The Ordinary*1.2, Medi-Peel*1.5, Ajar*0.7, Meruert*0.6, Botanika Tau*0.55, Sut Bal*0.5',
      ],
      leaves: [
        {
          title: 'Кремы для лица',
          price: 6_800,
          size: 6,
          names: [
            'Крем для лица {brand} {увлажняющий|питательный|ночной*1.1|дневной|с ретинолом*1.3|с ниацинамидом*1.1|с гиалуроновой кислотой*1.1|восстанавливающий*1.2}, {30*0.8|50|75*1.2} мл',
          ],
        },
        {
          title: 'Сыворотки',
          price: 7_200,
          size: 5,
          names: [
            'Сыворотка для лица {brand} {с витамином C|с ниацинамидом 10%|с пептидами*1.2|с центеллой|с муцином улитки|с азелаиновой кислотой|с ретинолом*1.2|с ПДРН*1.5}, {15*0.65|30|50*1.3} мл',
          ],
        },
        {
          title: 'Солнцезащитные средства',
          price: 6_000,
          size: 2,
          season: 'summer',
          names: [
            'Солнцезащитный {крем|флюид*1.1|стик*0.9|гель} {brand} SPF {30*0.9|50|50+*1.05}, {20*0.7|50|100*1.4} мл',
          ],
        },
        {
          title: 'Гели для душа',
          price: 2_300,
          size: 3,
          brands: ['Nivea, Palmolive*0.8, Dove*1.1, Fa*0.8, Taza Bulaq*0.7, Botanika Tau*0.9, Ajar*0.9'],
          names: [
            'Гель для душа {brand} {Алоэ вера|Морская соль|Миндаль и молоко|Лаванда|Мята|Цитрус|Кокос|Сирень|Зелёный чай}, {250*0.7|400|500*1.2|750*1.5} мл',
          ],
        },
      ],
    },
    {
      title: 'Уход за волосами',
      brands: [
        'L’Oreal Paris, Kerastase*5.5, Estel*1.2, Schwarzkopf*0.9, Pantene*0.8, Lador*1.6, Masil*1.4, Olaplex*5, Head & Shoulders*0.9, Shash Sulu*0.7, Qara Shash*0.7',
      ],
      leaves: [
        {
          title: 'Шампуни',
          price: 3_600,
          size: 5,
          names: [
            'Шампунь {brand} {против перхоти|для объёма|для окрашенных волос|для сухих волос|от выпадения*1.2|бессульфатный*1.2|с кератином|с биотином*1.1}, {200*0.7|300*0.9|400|500*1.2|1000*1.9} мл',
          ],
        },
        {
          title: 'Маски для волос',
          price: 4_800,
          size: 3,
          names: [
            'Маска для волос {brand} {восстанавливающая|увлажняющая|с кератином|с протеинами шёлка|с аргановым маслом*1.1|ночная}, {150*0.7|200*0.8|300|500*1.4} мл',
          ],
        },
        {
          title: 'Фены и стайлеры',
          price: 28_000,
          size: 4,
          season: 'gifts',
          brands: [
            'Dyson*8, Philips, Braun*1.2, Rowenta*1.1, Dreame*1.3, Polaris*0.6, Shash Sulu*0.4, Vgr*0.4',
          ],
          names: [
            '{Фен|Стайлер*1.3|Выпрямитель} {brand} {#AA0000}, {1200*0.9|1600|1800|2200*1.15} Вт, {tone:m}',
            '{Фен-щётка*1.1|Плойка*0.8} {brand} {#AA0000}, {600|800|1000*1.1} Вт, {tone:f}',
          ],
        },
      ],
    },
    {
      title: 'Макияж',
      brands: [
        'Maybelline, NYX*1.1, Vivienne Sabo*0.6, Luxvisage*0.5, Relouis*0.5, Clinique*3, Romand*1.3, Peripera*1.1, Aq Gul*0.5, Qyz Jibek*0.45',
      ],
      leaves: [
        {
          title: 'Помады и тинты',
          price: 3_800,
          size: 4,
          names: [
            '{Помада|Тинт|Блеск|Карандаш*0.7} для губ {brand} {матовый эффект|увлажняющий эффект|глянец*1.1|стойкий цвет*1.1}, тон {01|02|03|04|05|06|07|08|10|12|14|21}',
          ],
        },
        {
          title: 'Тональные средства',
          price: 5_400,
          size: 3,
          names: [
            '{Тональный крем|Кушон*1.4|BB-крем*0.9|Консилер*0.8} {brand} {матирующий|сияющий|стойкий*1.1|лёгкий}, тон {13|15|17|21|22|23|27|30}',
          ],
        },
        {
          title: 'Тушь для ресниц',
          price: 3_900,
          size: 2,
          names: [
            'Тушь для ресниц {brand} {объём|удлинение|подкручивание|водостойкая*1.1} {#A0}, {чёрная|коричневая}, {8|10|12*1.1} мл',
          ],
        },
      ],
    },
    {
      title: 'Гигиена и бритьё',
      brands: ['Oral-B*1.8, Philips*2, Xiaomi*1.1, Revyline*1.1, Colgate*0.6, Lacalut*0.7, Aq Tis*0.5'],
      leaves: [
        {
          title: 'Электрические зубные щётки',
          price: 19_000,
          size: 3,
          names: [
            'Электрическая зубная щётка {brand} {#AA000}, {1 насадка*0.9|2 насадки|4 насадки*1.2}, {tone:f}',
          ],
        },
        {
          title: 'Зубные пасты',
          price: 1_800,
          size: 3,
          brands: [
            'Colgate, Lacalut*1.3, Splat*1.2, Blend-a-med*0.9, President*1.4, Parodontax*1.4, Aq Tis*0.7, Marvis*3.2',
          ],
          names: [
            'Зубная паста {brand} {отбеливающая*1.1|для чувствительных зубов*1.1|с травами|комплексная защита|с мятой|детская*0.8|с углём}, {50*0.7|75|100*1.2} мл{|, 2 шт*1.8}',
          ],
        },
        {
          title: 'Электробритвы и триммеры',
          price: 26_000,
          size: 3,
          season: 'gifts',
          brands: [
            'Philips*1.3, Braun*1.6, Xiaomi*0.6, Vgr*0.4, Panasonic*1.5, Enchen*0.4, Moser*1.3, Ustara*0.3',
          ],
          names: [
            '{Электробритва*1.3|Машинка для стрижки} {brand} {#A0000}, {tone:f}',
            'Триммер {brand} {#A0000}, {tone:m}',
          ],
        },
      ],
    },
  ],
};
