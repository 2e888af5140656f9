import * as texts from '#texts/report-table/report-table';
import { formatCompactMoney } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';
import type { ChanceDivider } from '../rows/group-rows.ts';

interface Props {
  readonly divider: ChanceDivider;
  readonly noun: Noun;
  readonly columnCount: number;
}

/** Divider before the rows whose change may be chance: how many there are and how much they sum to. */
export const ChanceDividerRow = ({ divider: { count, difference }, noun, columnCount }: Props) => (
  <tr>
    <td
      colSpan={columnCount}
      className="h-(--row) border-b border-line-soft bg-sunken px-6 text-badge font-normal text-ink-3 max-md:px-4"
    >
      {texts.withinChance(
        formatCount(count, noun),
        `${difference > 0 ? '+' : ''}${formatCompactMoney(difference)}`,
      )}
    </td>
  </tr>
);
