import { createInvariable } from '@vitrina/ui/format/noun';

export const changeSince = (change: string, week: number | '') => `${week}-аптаға\u00a0${change}`;
export const outOf = (rank: string, count: string) => `${rank}\u00a0/\u00a0${count}`;
export const marketChange = (week: string, change: string) => `${week} · нарық: ${change}`;

export const unchanged = 'өзгеріссіз';

export const placeHeading = 'Апталар бойынша орын';
export const revenueHeading = 'Апталар бойынша түсім';
export const salesHeading = 'Апталар бойынша сатылым';
export const priceHeading = 'Апталар бойынша орташа баға';
export const marketShareHeading = 'Апталар бойынша нарық үлесі';
export const categoryShareHeading = 'Апталар бойынша санаттағы үлес';
export const indexHeading = 'Апталар бойынша перспектива индексі';
export const meanIndexHeading = 'Апталар бойынша орташа перспектива индексі';
export const medianPriceHeading = 'Апталар бойынша медианалық баға';
export const minPriceHeading = 'Апталар бойынша ең төмен баға';
export const demandHeading = 'Апталар бойынша сұраныс индексі';
export const sellersHeading = 'Апталар бойынша сатушылар';
export const brandsHeading = 'Апталар бойынша брендтер';
export const categoriesHeading = 'Апталар бойынша санаттар';
export const productsHeading = 'Апталар бойынша тауарлар';

export const point = (week: number, value: string) => `${week}-апта: ${value}`;
export const noPoints = 'Бұл апталарда мән жоқ.';
export const onePoint = (point: string) => `Әзірге бір апта бар, сызық үшіншісінен бастап шығады: ${point}.`;
export const twoPoints = (points: string) => `Әзірге 2 апта бар, сызық үшіншісінен бастап шығады: ${points}.`;

export const partOfSpan = (count: number, span: string) => `${span} ішінен ${count}`;
export const spanMenu = 'Неше апта көрсету керек';
export const week = createInvariable('апта');

export const meanChange = '{weeks} аптаның орташасына қарағанда {change}';

export const since = (day: string) => `${day}\u00a0бастап`;
export const lastWeek = (week: number) => `${week}-апта`;
export const greyMarket = 'сұр: нарықпен бірге';
export const withMarket = (value: string) => `нарықпен бірге ${value} болар еді`;
export const show = 'Графикті көрсету';
export const hide = 'Жинау';
