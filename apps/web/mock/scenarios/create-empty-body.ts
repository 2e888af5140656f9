import { isObject, type Json, mapFields } from './json.ts';

/** Names that are never 0. */
const POSITIVE = /^(?:placeByRevenue|daysCount)$/;
/** Names of metrics that are 0 without sales. */
const METRIC = /revenue|count|price|index|share/i;

const emptyValue = (value: Json, name: string): Json => {
  if (Array.isArray(value)) return [];
  if (/^categor(iesTree|yIdNameMap)$/.test(name)) return {};
  if (isObject(value)) return mapFields(value, emptyValue);
  if (/HHI$|^rating$|^onKaspiFrom$/.test(name)) return null;
  return typeof value === 'number' && !POSITIVE.test(name) && METRIC.test(name) ? 0 : value;
};

/** Empties a valid body: no rows, no leaders, metrics of 0, unknown values null. */
export const createEmptyBody = (body: Json): Json => emptyValue(body, '');
