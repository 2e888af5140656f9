import * as texts from '#texts/report-table/report-table';
import { formatCompactMoney } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';
import type { ChanceDivider } from '../rows/group-rows.ts';

interface Props {
  readonly divider: ChanceDivider;
  readonly noun: Noun;
}

/** Number of rows whose change may be chance, and the sum of their changes. */
export const ChanceDividerText = ({ divider: { count, difference }, noun }: Props) =>
  texts.withinChance(
    formatCount(count, noun),
    `${difference > 0 ? '+' : ''}${formatCompactMoney(difference)}`,
  );

/** Divider before the rows whose change may be chance. */
export const ChanceDividerRow = ({ columnCount, ...divided }: Props & { readonly columnCount: number }) => (
  <tr>
    <td
      colSpan={columnCount}
      className="h-(--row) border-b border-line-soft bg-sunken px-6 text-badge font-normal text-ink-3 max-md:px-4"
    >
      <ChanceDividerText {...divided} />
    </td>
  </tr>
);
