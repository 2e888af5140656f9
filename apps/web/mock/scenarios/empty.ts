import { isObject, type Json, mapFields } from './json.ts';

/** Figures that are 0 where nothing was sold. */
const figure = /revenue|count|price|index|share/i;

const emptied = (value: Json, name: string): Json => {
  if (Array.isArray(value)) return [];
  if (/^categor(iesTree|yIdNameMap)$/.test(name)) return {};
  if (isObject(value)) return mapFields(value, emptied);
  if (/HHI$|^rating$|^onKaspiFrom$/.test(name)) return null;
  return typeof value === 'number' && name !== 'placeByRevenue' && figure.test(name) ? 0 : value;
};

/** A right answer that has nothing in it: no rows, no leaders, nothing sold, nothing known. */
export const makeEmpty = (body: Json): Json => emptied(body, '');
