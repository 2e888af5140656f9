import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { formatPercent, NO_VALUE } from '@vitrina/ui/format/numbers';
import { isSameWeek } from '../period/published-weeks.ts';
import { formatAgainst } from '../period/use-against.ts';
import type { ComparedKind } from './compared-entities.ts';
import { type ComparedField, comparedFigures, comparedKinds } from './compared-kinds.ts';
import type { CheapestShare } from './use-cheapest-shares.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** A row of the table: a figure of each entity. */
export interface FigureRow {
  readonly label: string;
  readonly values: readonly CheapestShare[];
  readonly format: (value: number | null | undefined) => string;
  readonly isMoreBetter: boolean;
  readonly isRank?: boolean;
  /** Whether it is the change against the compared week. */
  readonly isChange?: true;
  /** Whether an undefined value is still loading. */
  readonly isLoadedLater?: true;
}

const findWeek = ({ weeks }: Compared, week: ReportPeriod | undefined) =>
  weeks.find((one) => one.isPresent && isSameWeek(one, week));

const formatRatio = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? NO_VALUE
    : showRelativeChange(value, { isColoured: false, isWithinChance: null }).text;

function computeChange(entity: Compared, week: ReportPeriod, before: ReportPeriod): number | null {
  const [now, then] = [findWeek(entity, week)?.revenue, findWeek(entity, before)?.revenue];
  return typeof now === 'number' && typeof then === 'number' && then > 0 ? now / then - 1 : null;
}

/** Creates the rows of a kind, of one week. */
export function createRows(
  kind: ComparedKind,
  entities: readonly Compared[],
  week: ReportPeriod,
  before: ReportPeriod | undefined,
  cheapest: readonly CheapestShare[] | undefined,
): readonly FigureRow[] {
  const row = (field: ComparedField): FigureRow => ({
    label: fieldDefinitions[field].label,
    values: entities.map((entity) => findWeek(entity, week)?.[field]),
    format: comparedFigures[field].format,
    isMoreBetter: comparedFigures[field].isMoreBetter === true,
    isRank: field === comparedKinds[kind].placeField,
  });
  const change = before && {
    label: texts.revenueAgainst(formatAgainst(before, week)),
    values: entities.map((entity) => computeChange(entity, week, before)),
    format: formatRatio,
    isMoreBetter: true,
    isChange: true as const,
  };
  const ofPrices = cheapest && {
    label: texts.cheapest,
    values: cheapest,
    format: formatPercent,
    isMoreBetter: true,
    isLoadedLater: true as const,
  };
  return [
    row('revenue'),
    ...(change ? [change] : []),
    ...comparedKinds[kind].fields.map(row),
    ...(ofPrices ? [ofPrices] : []),
  ];
}

/** Finds the largest value, as shown, if more is better and not all are shown equal. */
export function findBest({ values, isMoreBetter, format }: FigureRow): string | undefined {
  const known = values.filter((value) => typeof value === 'number');
  const best = format(Math.max(...known));
  return isMoreBetter && known.some((value) => format(value) !== best) ? best : undefined;
}
