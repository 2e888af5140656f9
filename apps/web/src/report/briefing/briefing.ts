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
  /** Columns and rows on paper, where not every row is worth it; a phone has the first three columns. */
  readonly paperFields: readonly DefinedField[];
  readonly paperRows: Rows;
  /** Heading on paper: «Товары с наибольшей выручкой». */
  readonly paperTitle: string;
  /** A sentence under the heading. */
  readonly sentence?: string | undefined;
}

/** Why the revenue changed; without a week before there is nothing to compare with. */
export interface BriefingChanges {
  readonly totals: ChangeTotals;
  readonly words: EffectWords;
  readonly fields: readonly DefinedField[];
  readonly rows: Rows;
  readonly counts: { readonly entered: number; readonly left: number };
}

/** What a report for a boss says about a seller, brand or category in a week. */
export interface Briefing {
  readonly entity: EntityId;
  readonly name: string;
  /** «Продавец на Kaspi» */
  readonly what: string;
  readonly week: ReportPeriod;
  /** The week is of the demo market. */
  readonly isDemo: boolean;
  /** The week that is compared with; undefined without one. */
  readonly before: ReportPeriod | undefined;
  /** Its metrics, in the order of its profile. */
  readonly metrics: readonly DefinedField[];
  readonly history: readonly HistoryWeek[];
  /** Undefined where the entity has no such report. */
  readonly changes: BriefingChanges | undefined;
  readonly lists: readonly BriefingList[];
  /** The products that moved. */
  readonly movers: Movers;
}

/** What every sheet of the workbook needs. */
export interface BookContext {
  readonly briefing: Briefing;
  readonly metadata: ExportMetadata;
  /** Why there is no comparison, where `before` of the briefing is undefined. */
  readonly missingWeek: string;
  /** What the index of a row is of. */
  readonly findScope: (row: object) => IndexScope | undefined;
}

/** The lists on a page of paper: on the first only where nothing explains the change of the revenue. */
export function getPaperLists({ changes, lists }: Briefing, page: 1 | 2): readonly BriefingList[] {
  const onFirst = changes === undefined ? 1 : 0;
  return page === 1 ? lists.slice(0, onFirst) : lists.slice(onFirst);
}
