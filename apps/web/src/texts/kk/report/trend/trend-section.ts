import { createInvariable } from '@vitrina/ui/format/noun';

export const changeSince = (change: string, week: number | '') => `${week}-аптаға\u00a0${change}`;
export const outOf = (rank: string, count: string) => `${rank}\u00a0/\u00a0${count}`;
export const marketChange = (week: string, change: string) => `${week} · нарық: ${change}`;

export const share = 'үлес';
export const place = 'орын';
export const index = 'индекс';
export const units = 'дана';
export const price = 'баға';
export const unchanged = 'өзгеріссіз';

export const placeHeading = 'Апталар бойынша орын';
export const revenueHeading = 'Апталар бойынша түсім';
export const salesHeading = 'Апталар бойынша сатылым';
export const priceHeading = 'Апталар бойынша орташа баға';
export const marketShareHeading = 'Апталар бойынша нарық үлесі';
export const categoryShareHeading = 'Апталар бойынша санаттағы үлес';
export const indexHeading = 'Апталар бойынша перспектива индексі';
export const meanIndexHeading = 'Апталар бойынша орташа перспектива индексі';

export const point = (week: number, value: string) => `${week}-апта: ${value}`;
export const noPoints = 'Бұл апталарда мән жоқ.';
export const onePoint = (point: string) => `Әзірге бір апта бар, сызық үшіншісінен бастап шығады: ${point}.`;
export const twoPoints = (points: string) => `Әзірге 2 апта бар, сызық үшіншісінен бастап шығады: ${points}.`;

export const partOfSpan = (count: number, span: string) => `${span} ішінен ${count}`;
export const spanMenu = 'Неше апта көрсету керек';
export const week = createInvariable('апта');

export const meanChange = '4 аптаның орташасына қарағанда {change}';
export const market = 'нарық';
export const scaledMarket = (week: number) => `нарық (${week}-аптадан)`;
export const figure = 'Көрсеткіш';
export const chartAccusative = 'графикті';
