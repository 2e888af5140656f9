import type { Section } from '../section.ts';

/** Shoes for the family. */
export const shoes: Section = {
  title: 'Обувь',
  maxSellers: 4,
  groups: [
    {
      title: 'Женская обувь',
      brands: [
        'Rieker*1.7, Caprice*1.5, Saltanat*1.1, Milana Step, Velmira, Bella Via*0.9, Aq Jol*0.9, Tamaris*1.6, Nurly Step*0.8',
      ],
      leaves: [
        {
          title: 'Женские зимние сапоги',
          price: 33_000,
          size: 5,
          season: 'winter',
          noBrand: 0.2,
          names: [
            '{Сапоги*1.15|Полусапоги|Ботинки*0.9|Угги*0.7|Дутики*0.6} {brand} женские зимние, {чёрные|коричневые|бежевые|белые|серые|бордовые}, размер {36|37|38|39|40|41}',
          ],
        },
        {
          title: 'Женские кроссовки',
          price: 19_000,
          size: 5,
          noBrand: 0.25,
          brands: [
            'Nike*2.4, adidas*2.2, Puma*1.8, New Balance*2.5, Skechers*1.9, Milana Step*0.7, Aq Jol*0.7, Jel Run*0.8',
          ],
          names: [
            'Кроссовки {brand} {#AA0000} женские {для бега*1.1|повседневные|на платформе}, {colour:pl}, размер {36|37|38|39|40}',
          ],
        },
        {
          title: 'Туфли и балетки',
          price: 17_000,
          size: 3,
          noBrand: 0.25,
          names: [
            '{Туфли|Балетки*0.75|Лоферы|Туфли на каблуке*1.2} {brand} женские, {colour:pl}, размер {36|37|38|39|40}',
          ],
        },
      ],
    },
    {
      title: 'Мужская обувь',
      brands: [
        'ECCO*2.4, Rieker*1.5, Sarbaz, Erkin*0.9, Stark Lane, Tau Step*1.1, Columbia*1.8, Jortar*0.8, Batyr Wear',
      ],
      leaves: [
        {
          title: 'Мужские зимние ботинки',
          price: 36_000,
          size: 4,
          season: 'winter',
          noBrand: 0.2,
          names: [
            'Ботинки {brand} мужские зимние {на меху*1.1|треккинговые*1.15|классические|высокие}, {чёрные|коричневые|тёмно-коричневые|серые|синие}, размер {40|41|42|43|44|45}',
          ],
        },
        {
          title: 'Мужские кроссовки',
          price: 23_000,
          size: 5,
          noBrand: 0.25,
          brands: [
            'Nike*2.3, adidas*2.1, ASICS*2.4, Puma*1.7, New Balance*2.4, Salomon*3, Jel Run*0.7, Tau Step*0.8, Erkin*0.6',
          ],
          names: [
            'Кроссовки {brand} {#AA0000} мужские {для бега*1.1|повседневные|зимние*1.2}, {colour:pl}, размер {40|41|42|43|44|45}',
          ],
        },
      ],
    },
    {
      title: 'Детская обувь',
      brands: [
        'Tapochka Lab*1.2, Qulynshaq, Balapan*0.9, Botakan, Lassie*1.6, Umka Land*0.8, Kishkentai*0.8',
      ],
      leaves: [
        {
          title: 'Детские зимние ботинки',
          price: 15_500,
          size: 4,
          season: 'winter',
          noBrand: 0.25,
          names: [
            '{Ботинки|Сапоги|Сноубутсы*0.9|Валенки*0.7} {brand} детские зимние, {colour:pl}, размер {24|26|28|30|32|34|36}',
          ],
        },
        {
          title: 'Сменная обувь',
          price: 7_500,
          size: 2,
          season: 'school',
          noBrand: 0.3,
          names: [
            '{Туфли школьные*1.3|Кеды|Чешки*0.35|Сандалии} {brand} {для мальчика|для девочки}, {colour:pl}, размер {28|29|30|31|32|33|34|35|36}',
          ],
        },
      ],
    },
  ],
};
