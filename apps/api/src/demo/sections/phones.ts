import type { Section } from '../section.ts';

/** Phones, wearables, headphones and accessories. */
export const phones: Section = {
  title: 'Телефоны и гаджеты',
  maxSellers: 31,
  groups: [
    {
      title: 'Смартфоны и телефоны',
      brands: ['Nokia*1.2, Texet, Maxvi, Itel*0.9, Olmio, F+, Zhaina, Karatel'],
      leaves: [
        {
          title: 'Смартфоны',
          price: 200_000,
          size: 10,
          demandFactor: 2.2,
          season: 'gifts',
          brands: [
            'Apple: iPhone 13*1.25, iPhone 15*1.75, iPhone 16e*1.5, iPhone 16*2.05, iPhone 16 Pro*2.65, iPhone 17*2.55, iPhone 17 Pro*3.35, iPhone 17 Pro Max*3.75, iPhone Air*2.9',
            'Samsung: Galaxy A07*0.3, Galaxy A17*0.45, Galaxy A26*0.6, Galaxy A36*0.75, Galaxy A56*0.95, Galaxy S25 FE*1.45, Galaxy S25*1.8, Galaxy S25 Ultra*2.85, Galaxy S26*2.1, Galaxy Z Flip7*2.4',
            'Xiaomi: Redmi 15C*0.3, Redmi Note 14*0.45, Redmi Note 14 Pro*0.7, Redmi Note 15*0.55, 15T*1.35, 15T Pro*1.7, 15 Ultra*2.9',
            'Poco: C85*0.28, M7 Pro*0.5, X7*0.65, X7 Pro*0.8, F7*1.05',
            'HONOR: X5c*0.27, X7d*0.45, X9d*0.8, 400 Lite*0.7, 400*1.05, 400 Pro*1.6, Magic8 Pro*2.7',
            'realme: Note 70*0.25, C75*0.42, 14T*0.6, 15 Pro*1.1',
            'OPPO: A5*0.4, A6 Pro*0.65, Reno14*1.2, Reno14 Pro*1.5',
            'Tecno: Spark 40*0.35, Spark 40 Pro*0.48, Camon 40*0.6, Pova 7*0.5',
            'Infinix: Smart 10*0.24, Hot 60*0.36, Note 50*0.5, GT 30*0.85',
            'vivo: Y19s*0.32, Y29*0.42, V50*1.1, V60*1.3',
            'Nothing: Phone (3a)*0.95, Phone (3)*1.9',
          ],
          names: ['Смартфон {brand} {128|256*1.12|512*1.3} ГБ, {colour:m}'],
        },
        {
          title: 'Кнопочные телефоны',
          price: 11_500,
          size: 3,
          names: ['Мобильный телефон {brand} {#A00} {1.77|2.4*1.1|2.8*1.25} дюйма, {tone:m}'],
        },
      ],
    },
    {
      title: 'Носимые устройства',
      brands: [
        'Apple: Watch SE 3*1.9, Watch Series 10*2.9, Watch Series 11*3.3, Watch Ultra 3*6.2',
        'Samsung: Galaxy Watch7*1.5, Galaxy Watch8*2.2, Galaxy Watch Ultra*4.2',
        'Huawei: Watch GT 5*1.4, Watch GT 6 Pro*2.2, Watch Fit 4*0.9',
        'Amazfit: Bip 6*0.55, Active 2*0.7, Balance 2*1.7, T-Rex 3*1.8',
        'Xiaomi: Watch S4*1, Redmi Watch 5*0.55, Watch 2 Pro*0.9',
        'Garmin: Forerunner 165*2.2, Forerunner 970*5.5, Fenix 8*7.4, Lily 2*2',
        'Ziron: Time 2*0.3, Active*0.24, Lite*0.18',
      ],
      leaves: [
        {
          title: 'Умные часы',
          price: 85_000,
          size: 6,
          demandFactor: 1.2,
          season: 'gifts',
          names: ['Смарт-часы {brand} {40|42|44*1.06|46*1.1} мм, {tone:m}'],
        },
        {
          title: 'Фитнес-браслеты',
          price: 15_000,
          size: 2,
          noBrand: 0.2,
          brands: ['Xiaomi*1.3, Huawei*1.4, HONOR*1.2, Samsung*1.7, Ziron*0.7, Amazfit*1.3, Livo Fit*0.6'],
          names: ['Фитнес-браслет {brand} {#A0} {с пульсометром|с GPS*1.3|водонепроницаемый*1.1}, {tone:m}'],
        },
        {
          title: 'Наушники',
          price: 22_000,
          size: 8,
          demandFactor: 1.3,
          season: 'gifts',
          brands: [
            'Apple: AirPods 4*3.8, AirPods Pro 3*6.2, AirPods Max*13, EarPods*0.6',
            'Samsung: Galaxy Buds3*3, Galaxy Buds3 Pro*4.4, Galaxy Buds Core*1.4',
            'JBL: Tune 520BT*1.2, Tune 770NC*2.2, Wave Beam 2*1.3, Live Flex 3*3.4, Endurance Run*0.5',
            'Sony: WH-CH520*1.3, WH-1000XM6*9.6, WF-C510*1.4, WF-1000XM5*5.4',
            'Xiaomi: Redmi Buds 6*0.7, Redmi Buds 6 Play*0.35, Buds 5*1.7',
            'Marshall: Major V*3.2, Minor IV*2.8, Monitor III*7',
            'Hoco*0.2, Borofone*0.2, Wavelo*0.5, Zhaina*0.3, Koktem Audio*0.6',
          ],
          names: [
            '{Наушники|Беспроводные наушники} {brand} {#A00}, {белые|чёрные|серые|с микрофоном|с чехлом*1.1}',
          ],
        },
      ],
    },
    {
      title: 'Аксессуары для телефонов',
      brands: [
        'Baseus*1.4, Ugreen*1.5, Hoco, Borofone*0.9, Anker*2.2, Spigen*2, Mobico, Kaplam, Remax, Volta Go',
      ],
      leaves: [
        {
          title: 'Чехлы для смартфонов',
          price: 2_400,
          size: 8,
          noBrand: 0.55,
          names: [
            'Чехол {brand} для {Apple iPhone|Apple iPhone} {13|15|16|16 Pro|17|17 Pro|17 Pro Max}, {силикон|кожа*1.8|прозрачный*0.8|с MagSafe*1.6}, {colour:m}',
            'Чехол {brand} для Samsung Galaxy {A17|A26|A36|A56|S25|S25 Ultra}, {силикон|книжка*1.4|противоударный*1.3}, {colour:m}',
            'Чехол {brand} для Xiaomi Redmi {15C|Note 14|Note 14 Pro|Note 15}, {силикон|книжка*1.4}, {colour:m}',
          ],
        },
        {
          title: 'Защитные стёкла и плёнки',
          price: 1_500,
          size: 4,
          noBrand: 0.5,
          names: [
            '{Защитное стекло|Гидрогелевая плёнка*0.8|Керамическая плёнка*0.9} {brand} для {iPhone 15|iPhone 16|iPhone 17|iPhone 17 Pro Max|Galaxy A36|Galaxy A56|Galaxy S25 Ultra|Redmi Note 14|HONOR 400|Poco X7 Pro}, {2 шт*1.4|глянец|матовый слой|антишпион*1.5|3 шт*1.8}',
          ],
        },
        {
          title: 'Зарядные устройства',
          price: 6_500,
          size: 4,
          noBrand: 0.15,
          names: [
            'Зарядное устройство {brand} {#A00}, {20|33*1.2|45*1.4|65*1.9|100*2.8} Вт, {USB-C|USB-C + USB-A*1.2|GaN*1.5}',
            'Автомобильное зарядное устройство {brand} {#A00}, {30|45*1.2|65*1.5} Вт',
            'Беспроводная зарядка {brand} {#A00}, {15|25*1.5} Вт, {tone:f}',
          ],
        },
        {
          title: 'Внешние аккумуляторы',
          price: 10_500,
          size: 4,
          names: ['Внешний аккумулятор {brand} {#AA0}, {5000*0.7|10000|20000*1.5|30000*2} мАч, {tone:m}'],
        },
        {
          title: 'Кабели и переходники',
          price: 2_100,
          size: 4,
          noBrand: 0.3,
          names: [
            'Кабель {brand} {#A00} {USB-C — USB-C*1.2|USB-A — USB-C|USB-C — Lightning*1.4}, {1|1.2|2*1.3|3*1.6} м',
            'Переходник {brand} {USB-C — HDMI*3|USB-C — 3.5 мм|OTG USB-C — USB-A*0.6} {#A00}',
          ],
        },
      ],
    },
  ],
};
