import { createInvariable } from '@vitrina/ui/format/noun';

export const owner = 'дүкен';
export const ownerGenitive = 'дүкен';
export const demandBasis = 'тауарларда';
export const shareBasis = 'данамен';
export const priceLabel = 'Баға';
export const priceName = 'баға';
export const priceBasis = 'өз бағалары';

export const undercutCard = createInvariable('тауарда');
export const undercutOn = (cards: string) => `${cards} арзаны шықты.`;

export const groups = 'Қандай тауарлар';
export const undercut = 'Арзаны шықты';
export const entered = 'Жаңа тауарлар';
export const left = 'Сатудан алынған';
export const enteredStep = 'Жаңа';
export const leftStep = 'Алынған';
export const enteredCells = 'жаңа тауарлар';
export const leftCells = 'сатудан алынған тауарлар';

export const accusative = 'түсім өзгерісінің себептерін';
export const caption = 'Сатушы түсімінің өзгеру себептері';
export const emptyList = 'Мұндай тауар жоқ';
export const advice = 'Басқа бағанды немесе басқа топты таңдаңыз.';
