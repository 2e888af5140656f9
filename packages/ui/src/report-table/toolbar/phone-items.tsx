import * as texts from '#texts/report-table/report-table';
import { MenuChoice } from '../../primitives/menu.tsx';
import type { Comparison } from '../columns/comparison.ts';
import { CompareItem } from './compare-button.tsx';
import type { ChartsToggle } from './toolbar.tsx';

interface Props {
  readonly comparison: Omit<Comparison, 'earlier'> | undefined;
  readonly charts: ChartsToggle | undefined;
}

/** Items of the phone menu «Ещё»: the comparison with an earlier week, and the charts. */
export const PhoneItems = ({ comparison, charts }: Props) => (
  <>
    {comparison === undefined ? null : <CompareItem {...comparison} />}
    {charts === undefined ? null : (
      <MenuChoice chosen={charts.isShown} onSelect={charts.onToggle}>
        {texts.charts}
      </MenuChoice>
    )}
  </>
);
