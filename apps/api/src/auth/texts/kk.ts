import type { AuthTexts } from './texts-type.ts';

const minutes = new Intl.NumberFormat(['kk', 'ru'], {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
});

export const kk: AuthTexts = {
  mailed: 'Код поштаға жіберілді',
  logged: 'Серверде пошта бапталмаған: код ол іске қосылған терминалда',
  signedOut: 'Сіз шықтыңыз',
  codeMail: {
    subject: 'Vitrina жүйесіне кіру коды',
    title: 'Кіру коды',
    validity: (count) =>
      `Код ${minutes.format(count).replace(' ', '\u00a0')} жарамды және бір рет қана қолданылады.`,
    warning: 'Оны ешкімге айтпаңыз: біз кодты телефонмен де, хат алмасуда да ешқашан сұрамаймыз.',
    unexpected: 'Vitrina жүйесіне кірмек болмасаңыз, бұл хатты жоя салыңыз: кодсыз ешкім кіре алмайды.',
    secondStep:
      'Бұл екінші код: жақында біреу өзгелердің кодтарын таппақ болды, сондықтан жаңа құрылғыда екі код керек. Оны сол бетте енгізіңіз.',
    product: 'Vitrina: маркетплейстегі сатылым туралы апталық есептер',
  },
};
