import { formatCount } from '@vitrina/ui/format/plural';
import { ChartColumn, Columns2, Download, ListFilter } from 'lucide-react';
import * as actions from '#texts/search/palette-actions';
import * as texts from '#texts/search/palette';
import type { Option } from '../option.ts';
import { listOpenTables, type OpenTable } from './open-tables.ts';

/** Creates options that filter the tables on the screen with matching rows. */
export const createFilterOptions = (text: string): readonly Option[] =>
  listOpenTables().flatMap(({ caption, noun, countRows, filter }) => {
    const rowCount = countRows(text);
    if (rowCount === 0) return [];
    return [
      {
        key: `filter ${caption}`,
        title: texts.filterTable,
        note: caption,
        icon: ListFilter,
        endText: formatCount(rowCount, noun),
        target: { run: () => filter(text) },
      },
    ];
  });

const createExportOptions = ({ caption, save }: OpenTable): readonly Option[] =>
  (['xlsx', 'csv'] as const).map((format) => ({
    key: `${format} ${caption}`,
    title: format === 'xlsx' ? texts.exportXlsx : texts.exportCsv,
    note: caption,
    icon: Download,
    words: actions.words.export,
    target: { run: () => save(format) },
  }));

const createToggleOptions = ({ caption, charts, comparison }: OpenTable): readonly Option[] => [
  ...(comparison?.onToggle === undefined || comparison.isOn || comparison.isDisabled === true
    ? []
    : [
        {
          key: `comparison ${caption}`,
          title: comparison.label,
          note: caption,
          icon: Columns2,
          target: { run: comparison.onToggle },
        },
      ]),
  ...(charts === undefined
    ? []
    : [
        {
          key: `charts ${caption}`,
          title: charts.isShown ? actions.hideCharts : actions.showCharts,
          note: caption,
          icon: ChartColumn,
          target: { run: charts.onToggle },
        },
      ]),
];

/** Creates options of what the toolbars of the tables on the screen do. */
export const createTableOptions = (): readonly Option[] =>
  listOpenTables().flatMap((table) => [...createExportOptions(table), ...createToggleOptions(table)]);
