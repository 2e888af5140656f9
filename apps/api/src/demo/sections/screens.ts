import type { Section } from '../section.ts';

/** Televisions, audio and video. */
export const screens: Section = {
  title: 'ТВ, аудио, видео',
  maxSellers: 26,
  groups: [
    {
      title: 'Телевизоры',
      brands: [
        'Samsung*1.4, LG*1.4, Xiaomi, Hisense*1.05, TCL, Haier*0.95, Sony*2.2, Artel*0.7, Yasin*0.6, Sapalar*0.6, Kokjiek*0.55',
      ],
      leaves: [
        {
          title: 'Телевизоры',
          price: 170_000,
          size: 7,
          demandFactor: 1.3,
          season: 'gifts',
          names: [
            'Телевизор {brand} {#00A0A}, {32" (81 см)*0.45|43" (109 см)*0.8|50" (127 см)|55" (140 см)*1.25|65" (165 см)*1.8|75" (190 см)*2.9|98" (249 см)*7.5}{|, QLED*1.2|, OLED*2.1|, 4K*1.05}',
          ],
        },
        {
          title: 'ТВ-приставки',
          price: 21_000,
          size: 3,
          demandFactor: 1,
          noBrand: 0.2,
          brands: ['Xiaomi*1.5, Rombica*1.3, Ugoos*1.6, Mecool*1.2, Transcore*0.8, Samgau*0.7'],
          names: [
            '{ТВ-приставка|Смарт-приставка} {brand} {#A0} {2/16*0.8|4/32|4/64*1.3} ГБ, Android {12|13*1.05|14*1.1}',
          ],
        },
      ],
    },
    {
      title: 'Аудиотехника',
      brands: [
        'JBL*1.6, Sony*1.7, LG*1.5, Samsung*1.5, Edifier*1.2, Sven*0.6, Eltronic*0.9, Dauys*0.6, Koktem Audio*0.7',
      ],
      leaves: [
        {
          title: 'Портативные колонки',
          price: 32_000,
          size: 5,
          demandFactor: 0.9,
          season: 'gifts',
          noBrand: 0.1,
          brands: [
            'JBL: Go 4*0.7, Clip 5*1, Flip 7*2.1, Charge 6*2.9, Xtreme 4*4.6, PartyBox Encore*5.4, Boombox 4*7.5',
            'Marshall: Willen II*1.9, Emberton III*2.7, Kilburn II*4.3',
            'Xiaomi: Sound Pocket*0.5, Sound Outdoor*0.8, Sound Party*1.7',
            'Sony: ULT Field 1*1.8, ULT Field 3*3',
            'Tronsmart*0.9, Hoco*0.4, Dauys*0.45, Koktem Audio*0.5',
          ],
          names: ['{Портативная|Беспроводная} колонка {brand} {#A00}{|, с подсветкой*1.1}, {colour:f}'],
        },
        {
          title: 'Саундбары',
          price: 95_000,
          size: 2,
          demandFactor: 0.5,
          names: [
            'Саундбар {brand} {#AA-000}, {2.0*0.6|2.1|3.1*1.4|5.1*1.9}, {120*0.8|200|300*1.2|400*1.4} Вт',
          ],
        },
      ],
    },
  ],
};
