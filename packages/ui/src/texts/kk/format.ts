import { createInvariable, type Noun } from '../../format/noun.ts';

const spelled: Readonly<Record<string, string>> = { і: 'ы\uFFFF', ұ: 'у\uFFFF', ү: 'у\uFFFF\uFFFF' };

export const locale = 'kk-KZ';
/** Chromium orders Kazakh as Russian: І beside И and Ү before Ұ. U+FFFF comes after every letter. */
export const spellForOrder = (title: string) =>
  title.replaceAll(/[іұү]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter);
/** Kazakh writes numbers as Russian does; browsers claim to know Kazakh and write as English does. */
export const numberLocale = 'ru-RU';
export const writeCompact = (text: string) => text.replace('тыс.', 'мың');
export const percentSign = '%';

export const seller = createInvariable('сатушы');
export const shop = createInvariable('дүкен');
export const brand = createInvariable('бренд');
export const category = createInvariable('санат');
export const section = createInvariable('бөлім');
export const product = createInvariable('тауар');
export const offer = createInvariable('ұсыныс');

export const selectGenitive = (_form: Intl.LDMLPluralRule, noun: Noun) => noun.one;

export const rank = (rank: string) => `${rank}-орын`;

export const pieces = (count: string) => `${count}\u00a0дана`;
export const unchanged = 'өзгеріссіз';
export const points = (points: string) => `${points}\u00a0п.\u00a0т.`;
export const outOf = (count: string) => `\u00a0/\u00a0${count}`;
/** A place that did not change, after it. */
export const sameOutOf = (count: string) => `${count} ішінде, өзгеріссіз`;
export const chance = (units: string, unitsBefore: string) =>
  `сатылым бұрын ${unitsBefore}, қазір ${units}: мұндай айырма кездейсоқ болуы мүмкін`;

export const unknownAge = 'Белгісіз';
export const months = (months: number) => `${months}\u00a0ай`;
export const year = createInvariable('жыл');

export const weakConcentration = 'Шоғырлану төмен';
export const moderateConcentration = 'Шоғырлану орташа';
export const highConcentration = 'Шоғырлану жоғары';

export const excellent = 'Өте жақсы';
export const good = 'Жақсы';
export const moderate = 'Орташа';
export const weak = 'Әлсіз';
export const low = 'Төмен';
export const prospect = (label: string) => `Перспективасы: ${label.toLocaleLowerCase('kk')}`;

export const shortMonths = 'қаң ақп нау сәу мам мау шіл там қыр қаз қар жел'.split(' ');
