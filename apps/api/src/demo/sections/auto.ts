import type { Section } from '../section.ts';

/** Car parts and accessories. */
export const auto: Section = {
  title: 'Автотовары',
  maxSellers: 14,
  groups: [
    {
      title: 'Шины и диски',
      brands: [
        'Nokian*1.5, Michelin*1.8, Continental*1.6, Hankook*1.15, Kumho*1.05, Viatti*0.75, Triangle*0.7, Sailun*0.75, Kama*0.6, Qar Jol*0.55',
      ],
      leaves: [
        {
          title: 'Зимние шины',
          price: 42_000,
          size: 6,
          demandFactor: 1.4,
          season: 'tyres',
          names: [
            'Зимняя шина {brand} {#AA00} {175/65 R14*0.65|185/65 R15*0.75|195/65 R15*0.8|205/55 R16|215/60 R17*1.3|225/65 R17*1.4|235/55 R18*1.6|265/60 R18*1.8}, {шипованная*1.08|фрикционная}',
          ],
        },
        {
          title: 'Летние шины',
          price: 38_000,
          size: 4,
          season: 'summer',
          names: [
            'Летняя шина {brand} {#AA00} {175/65 R14*0.65|185/65 R15*0.75|195/65 R15*0.8|205/55 R16|215/60 R17*1.3|225/65 R17*1.4|235/55 R18*1.6}',
          ],
        },
        {
          title: 'Колёсные диски',
          price: 38_000,
          size: 2,
          season: 'tyres',
          brands: ['Skad, K&K*1.1, Trebl*0.5, Tulpar Wheels*0.8, Replica Line*0.9'],
          names: [
            '{Литой|Штампованный*0.5|Кованый*2.2} диск {brand} {#A00} {R14*0.75|R15*0.85|R16|R17*1.25|R18*1.5} {4x100|5x100|5x112|5x114.3}, {серебристый|чёрный}',
          ],
        },
      ],
    },
    {
      title: 'Масла и жидкости',
      brands: [
        'Mobil*1.2, Castrol*1.2, Shell*1.15, Liqui Moly*1.7, ZIC, Лукойл*0.8, Toyota*1.4, Altyn Oil*0.7, Sarqyt*0.6',
      ],
      leaves: [
        {
          title: 'Моторные масла',
          price: 17_000,
          size: 5,
          names: [
            'Моторное масло {brand} {#A0} {0W-20*1.15|5W-30|5W-40|10W-40*0.8}, {синтетика|полусинтетика*0.75}, {1*0.32|4|5*1.2|20*4} л',
          ],
        },
        {
          title: 'Антифризы и тосолы',
          price: 5_200,
          size: 2,
          season: 'heating',
          brands: ['Felix, Sintec, Ravenol*1.9, Altyn Oil*0.8, Qys Jol*0.7, Toyota*2'],
          names: [
            'Антифриз {brand} {G11*0.9|G12|G12+*1.1|G13*1.3} {красный|зелёный|синий|фиолетовый}, {1*0.3|3*0.75|5|10*1.8} {л|кг}',
          ],
        },
        {
          title: 'Стеклоомыватели и автохимия',
          price: 1_900,
          size: 3,
          season: 'winter',
          noBrand: 0.2,
          brands: ['Qys Jol*0.8, Grass*1.1, Hi-Gear*1.6, Sonax*2, Taza Shyny*0.8, Liqui Moly*2.4'],
          names: [
            'Незамерзающая жидкость {brand} до {−15*0.8|−20*0.9|−30|−40*1.2} °C, {3*0.7|4|5*1.2} л',
            '{Размораживатель стёкол|Очиститель двигателя*1.2|Автошампунь|Полироль*1.1|Антидождь*1.1} {brand} {#A0}, {250*0.8|400|500*1.1|1000*1.6} мл',
          ],
        },
      ],
    },
    {
      title: 'Автоэлектроника',
      brands: [
        '70mai*1.3, Xiaomi*1.2, Pioneer*1.6, Teyes*1.7, Neoline*1.5, Kozdi*0.6, Jolbars Auto*0.7, Inspector*1.2',
      ],
      leaves: [
        {
          title: 'Видеорегистраторы',
          price: 29_000,
          size: 3,
          noBrand: 0.1,
          names: [
            'Видеорегистратор {brand} {#A000}, {Full HD*0.7|2K|4K*1.6}, {1 камера*0.9|2 камеры*1.2|3 камеры*1.4}{|, с GPS*1.15}',
          ],
        },
        {
          title: 'Автомагнитолы',
          price: 65_000,
          size: 3,
          noBrand: 0.2,
          names: [
            'Автомагнитола {brand} {#AA0} {для Toyota Camry|для Hyundai Tucson|для Kia Sportage|для Chevrolet Cobalt*0.9|для Lada Granta*0.8|универсальная*0.6}, {7*0.7|9|10*1.1|12*1.3}", {2/32*0.8|4/64|8/128*1.5} ГБ',
          ],
        },
      ],
    },
    {
      title: 'Аксессуары и запчасти',
      brands: [
        'Varta*1.4, Bosch*1.3, Mutlu*1.1, Kainar, Tyumen Battery*0.9, Jolbars Auto*0.8, Sarbaz Auto*0.7',
      ],
      leaves: [
        {
          title: 'Автоаккумуляторы',
          price: 38_000,
          size: 3,
          season: 'winter',
          names: [
            'Аккумулятор {brand} {#A0} {45*0.75|55*0.9|60|70*1.15|75*1.25|90*1.5|100*1.7} А·ч, {прямая|обратная} полярность{|, AGM*1.6}',
          ],
        },
        {
          title: 'Автоковрики и чехлы',
          price: 19_000,
          size: 4,
          noBrand: 0.4,
          brands: ['Kilem Auto, EVA Qaz*0.9, Rezkon*1.2, Sarbaz Auto*0.8, Eco Jol*1.1'],
          names: [
            'Коврики {brand} для {Toyota Camry|Toyota RAV4|Hyundai Elantra|Hyundai Tucson|Kia K5|Kia Sportage|Chevrolet Cobalt|Chevrolet Onix|Lada Vesta|Haval Jolion|Chery Tiggo 7 Pro}, {EVA|резиновые*0.8|ворсовые*0.9|3D*1.4}, {чёрные|серые|бежевые}',
            'Чехлы {brand} для {Toyota Camry*1.5|Hyundai Elantra*1.4|Chevrolet Cobalt*1.3|Kia Rio*1.3}, {экокожа*1.5|алькантара*1.8|ткань}, {чёрные|серые|бежевые|коричневые}',
          ],
        },
        {
          title: 'Автолампы и щётки',
          price: 4_200,
          size: 3,
          noBrand: 0.15,
          brands: ['Osram*1.3, Philips*1.4, Bosch*1.3, Koito*1.2, Jaryq Jol*0.7, Denso*1.4'],
          names: [
            'Автолампа {brand} {H1*0.8|H4|H7|H11*1.1|HB4*1.1} {галоген*0.6|LED*2.2|ксенон*1.8}, {1 шт*0.6|2 шт}',
            'Щётка стеклоочистителя {brand} {зимняя*1.2|бескаркасная|каркасная*0.7} {400*0.8|500|600*1.1|650*1.2} мм, {#A0}',
          ],
        },
      ],
    },
  ],
};
