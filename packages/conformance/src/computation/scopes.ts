import type { ReportPeriod } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { formatWeek, parseWeek, weekOrdinal } from './calendar.ts';
import { entityIds, type EntityId, type Offer } from './offer.ts';
import type { OpenWeek } from './week.ts';

/** A week, and those of its offers that a report is about: a seller's, a brand's, a category's, a section's, a product's, or all. */
export interface ReportScope {
  readonly week: OpenWeek;
  /** At least one where a report is computed. */
  readonly offers: readonly Offer[];
  /** Every published week, in no order. */
  readonly published: readonly OpenWeek[];
}

/** Week 1 and week 0 of a report that compares them. */
export interface ComparisonScope {
  /** Week 1. */
  readonly week: OpenWeek;
  /** Week 0; null where there is none. */
  readonly before: OpenWeek | null;
  /** Week 0 as `2026-W45`; null where there is none. */
  readonly against: string | null;
  /** Every published week, in no order. */
  readonly published: readonly OpenWeek[];
}

/** The published weeks of a history's window. */
export interface HistoryScope {
  /** Oldest first; at least one. */
  readonly weeks: readonly OpenWeek[];
}

/** Finds a published week. */
const findWeek = (published: readonly OpenWeek[], { year, weekNumber }: ReportPeriod): OpenWeek | undefined =>
  published.find((week) => week.year === year && week.weekNumber === weekNumber);

/** The offers of a section of either level; none where the week has no such section. */
export const offersOfSection = ({ sections }: OpenWeek, id: number): readonly Offer[] =>
  sections.flatMap(({ offersBy }) => offersBy.get(id) ?? []);

/** The place by revenue of a section among those of its level; null where it sold nothing. */
export const placeOfSection = ({ sections }: OpenWeek, id: number): number | null =>
  sections.find(({ offersBy }) => offersBy.has(id))?.ranks.get(id) ?? null;

/** What the params of a report about one week select: one entity's offers, or the week's; undefined where it is not published. */
export function selectScope(
  published: readonly OpenWeek[],
  params: ReportPeriod & { readonly [Id in EntityId | 'sectionId']?: number },
): ReportScope | undefined {
  const week = findWeek(published, params);
  if (week === undefined) return undefined;
  if (params.sectionId !== undefined)
    return { week, offers: offersOfSection(week, params.sectionId), published };
  const id = entityIds.find((one) => params[one] !== undefined);
  const offers = id === undefined ? week.offers : (week.offersBy[id].get(params[id] ?? 0) ?? []);
  return { week, offers, published };
}

/** The published weeks among the `weeks` calendar weeks that end with the one named; undefined where there are none. */
export function selectHistory(
  published: readonly OpenWeek[],
  { weeks, ...last }: ReportPeriod & { readonly weeks: number },
): HistoryScope | undefined {
  const end = weekOrdinal(last);
  if (end === undefined) return undefined;
  const inWindow = published
    .map((week) => ({ week, ordinal: weekOrdinal(week) ?? Infinity }))
    .filter(({ ordinal }) => ordinal > end - weeks && ordinal <= end)
    .toSorted((a, b) => a.ordinal - b.ordinal);
  return inWindow.length === 0 ? undefined : { weeks: inWindow.map(({ week }) => week) };
}

const comparisonOf = (
  published: readonly OpenWeek[],
  week: OpenWeek,
  before: OpenWeek | undefined,
): ComparisonScope => ({
  week,
  before: before ?? null,
  against: before ? formatWeek(before) : null,
  published,
});

/**
 * Computes a report that compares two weeks: week 0 is the one named, by default the calendar week before week 1 where
 * it is published, none where the body says null. Undefined where week 1 or its subject is not there; throws
 * ContractError `REPORT_NOT_FOUND` where only the named week 0 is no earlier published week.
 */
export function compareWeeks<Body>(
  published: readonly OpenWeek[],
  { against, ...params }: ReportPeriod & { readonly against?: string | null | undefined },
  compute: (scope: ComparisonScope) => Body | undefined,
): Body | undefined {
  const week = findWeek(published, params);
  if (week === undefined) return undefined;
  if (against === null) return compute(comparisonOf(published, week, undefined));
  const ordinal = weekOrdinal(week) ?? 0;
  const isUsable = (other: OpenWeek) =>
    against === undefined
      ? weekOrdinal(other) === ordinal - 1
      : formatWeek(other) === formatWeek(parseWeek(against)) && (weekOrdinal(other) ?? ordinal) < ordinal;
  const before = published.find(isUsable);
  const body = compute(comparisonOf(published, week, before));
  if (body !== undefined && against !== undefined && before === undefined)
    throw new ContractError('REPORT_NOT_FOUND');
  return body;
}
