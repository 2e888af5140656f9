import { createInvariable } from '@vitrina/ui/format/noun';

export const owner = 'дүкен';
export const demandBasis = 'карточкаларда';
export const shareBasis = 'сатылған даналар';
export const priceLabel = 'Баға';
export const priceName = 'баға';
export const priceBasis = 'өз бағалары';

export const undercutCard = createInvariable('карточкада');
export const undercutOn = (cards: string) => `${cards} арзаны шықты.`;

export const groups = 'Қандай карточкалар';
export const undercut = 'Арзаны шықты';
export const entered = 'Қойылды';
export const left = 'Ұсыныс жоқ';
export const enteredCells = 'қойылған карточкалар';
export const leftCells = 'ұсынысы жоқ карточкалар';

export const accusative = 'түсім өзгерісінің себептерін';
export const caption = 'Сатушының түсімі неге өзгерді';
export const emptyList = 'Мұндай карточка жоқ';
export const advice = 'Басқа бағанды немесе басқа топты таңдаңыз.';
