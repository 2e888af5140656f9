import * as texts from '#texts/report/list';
import type { ReportPeriod } from '@vitrina/contract';
import type { Noun } from '@vitrina/ui/format/plural';
import { MOVEMENT_FIELD, type Comparison, type EarlierRows } from '@vitrina/ui/report-table/comparison';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useMemo } from 'react';
import type { TableSearchProps } from '../../routing/use-table-search-params.ts';
import { getRowId } from '../../routing/paths.ts';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import { AgainstMenu } from '../../period/against-menu.tsx';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { ComparisonNote } from './comparison-note.tsx';
import { toggleComparison } from './toggle-comparison.ts';
import type { Revenues } from './revenue-changes.ts';
import type { PreviousList } from './use-previous-list.ts';

/** Screens whose head has the menu of the compared week. */
const profilePaths: readonly string[] = ['/seller', '/seller2', '/brand', '/category', '/section'];

type ListRow = Readonly<Record<string, unknown>>;

interface Compared<Row extends ListRow> {
  /** Prefix of the table's search params. */
  name: string;
  rows: readonly Row[];
  noun: Noun;
  /** The name field of a row. */
  field: string | undefined;
  previous: PreviousList<Row> | undefined;
}

const readRevenues = (rows: readonly object[], field: string): Revenues =>
  new Map(rows.map((row) => [getRowId(row, field), Number(Reflect.get(row, 'revenue'))]));

/** Matches the rows of the earlier week to the rows of a list, by the id of their entity. */
function matchRows<Row extends ListRow>(
  rows: readonly Row[],
  earlier: readonly Row[],
  field: string,
): EarlierRows<Row> {
  const ids = rows.map((row) => getRowId(row, field));
  const present = new Set(ids);
  const byId = new Map(earlier.map((row) => [getRowId(row, field), row]));
  return {
    byRow: ids.map((id) => byId.get(id)),
    left: earlier.filter((row) => !present.has(getRowId(row, field))),
  };
}

/** Returns the rows of the earlier week, and the revenue of both weeks, while the comparison is on. */
function useEarlierRows<Row extends ListRow>({ rows, field = '', previous }: Compared<Row>) {
  const isOn = previous?.isOn === true;
  const earlierRows = isOn ? previous.rows : undefined;
  const now = useMemo(() => readRevenues(isOn ? rows : [], field), [isOn, rows, field]);
  const before = useMemo(() => earlierRows && readRevenues(earlierRows, field), [earlierRows, field]);
  const earlier = useMemo(
    () => earlierRows && matchRows(rows, earlierRows, field),
    [rows, field, earlierRows],
  );
  return { now, before, earlier };
}

/** Returns the compared week: the default if published, else the latest published week before. */
function useComparedWeek(isOn: boolean) {
  const { requested, week, earlier } = useAgainst();
  const offered = isOn ? requested : (week ?? earlier[0]);
  return { offered, isPublished: week !== undefined, isDefault: offered === undefined || week !== undefined };
}

/** Whether the head of the screen has the menu of the compared week, and the toggle in it. */
const useHasHeadMenu = () => profilePaths.includes(useScreenPath());

/** Returns the menu of the compared week: in the toolbar, on a phone in the note; none on a profile, whose head has it. */
function useWeekMenu() {
  const isPhone = useIsPhone();
  if (useHasHeadMenu()) return {};
  const menu = <AgainstMenu isInToolbar isSilent />;
  return isPhone ? { inNote: menu } : { inToolbar: menu };
}

/** The comparison if no week is published before the current one. */
const noComparison = {
  label: texts.noWeekBefore,
  shortLabel: texts.noComparison,
  isOn: false,
  isDisabled: true,
  isPending: false,
  note: null,
  earlier: undefined,
  onToggle: () => undefined,
} as const;

/** Returns the comparison of a list with an earlier week, and that week. */
export function useComparison<Row extends ListRow>(
  compared: Compared<Row>,
  { searchParams, onSearchParamsChange }: TableSearchProps,
): { comparison?: Comparison<Row>; week?: ReportPeriod } {
  const { name, previous, noun } = compared;
  const { offered, isPublished, isDefault } = useComparedWeek(previous?.isOn === true);
  const { now, before, earlier } = useEarlierRows(compared);
  const weekMenu = useWeekMenu();
  const areWeeksKnown = usePeriod().published !== undefined;
  const hasHeadMenu = useHasHeadMenu();
  if (previous === undefined) return {};
  if (offered === undefined) return areWeeksKnown && !hasHeadMenu ? { comparison: noComparison } : {};
  const { isOn, isAwaited, error, retry } = previous;
  const note = (
    <ComparisonNote
      {...{ isPublished, noun, now, before, error }}
      week={offered.weekNumber}
      weekMenu={weekMenu.inNote}
      onRetry={retry}
      onFilter={(movement) =>
        onSearchParamsChange(createFilterChange(name, MOVEMENT_FIELD, { by: 'text', text: movement }))
      }
    />
  );
  const comparison = {
    label: texts.compareWith(offered.weekNumber),
    shortLabel: isOn && weekMenu.inToolbar ? texts.comparison : texts.against(offered.weekNumber),
    isOn,
    isPending: isAwaited,
    note,
    weekMenu: weekMenu.inToolbar,
    earlier,
    onToggle: hasHeadMenu
      ? undefined
      : () =>
          onSearchParamsChange({
            ...toggleComparison(searchParams),
            ...(!isOn && !isDefault && { against: formatWeekText(offered) }),
          }),
  };
  return { comparison, ...(before && { week: offered }) };
}
