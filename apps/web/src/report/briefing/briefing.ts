import * as screens from '#texts/screens';
import type { Movers, ReportPeriod } from '@vitrina/contract';
import type { ExportMetadata } from '@vitrina/ui/report-table';
import type { DefinedField } from '@vitrina/ui/fields';
import type { IndexScope } from '@vitrina/ui/fields/index-scope';
import type { EntityId } from '../../routing/paths.ts';
import type { ChangeTotals, EffectWords } from '../changes/change-effects.ts';
import type { HistoryWeek } from '../trend/history.ts';

/** Title of the screens. */
export const BRIEFING_TITLE = screens.briefing;

/** Rows of a report, in the order in which they are shown. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** A list of a briefing: whole in the workbook, its first rows on paper. */
export interface BriefingList {
  /** Name of the sheet and heading on paper: «Товары». */
  readonly title: string;
  /** Columns of the workbook. */
  readonly fields: readonly DefinedField[];
  readonly rows: Rows;
  /** Columns and rows on paper; a phone has the first three columns. */
  readonly paperFields: readonly DefinedField[];
  readonly paperRows: Rows;
  /** Heading on paper: «Товары с наибольшей выручкой». */
  readonly paperTitle: string;
  /** A sentence under the heading. */
  readonly sentence?: string | undefined;
}

/** Causes of the revenue change between two weeks. */
export interface BriefingChanges {
  readonly totals: ChangeTotals;
  readonly words: EffectWords;
  readonly fields: readonly DefinedField[];
  readonly rows: Rows;
  readonly counts: { readonly entered: number; readonly left: number };
}

/** Briefing about a seller, brand, category or section in a week. */
export interface Briefing {
  readonly entity: EntityId;
  readonly name: string;
  /** «Продавец на Kaspi» */
  readonly what: string;
  readonly week: ReportPeriod;
  /** The week is of the demo market. */
  readonly isDemo: boolean;
  /** The compared week; undefined without one. */
  readonly before: ReportPeriod | undefined;
  /** Its metrics, in the order of its profile. */
  readonly metrics: readonly DefinedField[];
  readonly history: readonly HistoryWeek[];
  /** Undefined if the kind of the entity has no such report. */
  readonly changes: BriefingChanges | undefined;
  readonly lists: readonly BriefingList[];
  /** Products with the largest changes. */
  readonly movers: Movers;
}

/** Data for every sheet of the workbook. */
export interface BookContext {
  readonly briefing: Briefing;
  readonly metadata: ExportMetadata;
  /** Reason for the missing comparison, if `before` of the briefing is undefined. */
  readonly missingWeek: string;
  /** Finds the scope of a row's index. */
  readonly findScope: (row: object) => IndexScope | undefined;
}

/** Returns the lists of a page; the first page has lists only if no effects explain the revenue change. */
export function getPaperLists({ changes, lists }: Briefing, page: 1 | 2): readonly BriefingList[] {
  const onFirst = changes === undefined ? 1 : 0;
  return page === 1 ? lists.slice(0, onFirst) : lists.slice(onFirst);
}
