import * as texts from '#texts/report/list';
import { MenuChoice, MenuSeparator } from '@vitrina/ui/primitives/menu';
import { useAgainst } from '../../period/use-against.ts';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { useTableSearchParams } from '../../routing/use-table-search-params.ts';
import { toggleComparison } from './toggle-comparison.ts';
import { useIsCompared } from './use-previous-list.ts';

/** Shows the changes since the compared week in the lists of a profile, whose toolbars have no switch for it. */
export function ListComparisonItem() {
  const isOn = useIsCompared();
  const { searchParams, onSearchParamsChange } = useTableSearchParams();
  const { week, earlier } = useAgainst();
  const nearest = week === undefined && !isOn ? earlier[0] : undefined;
  const toggle = () =>
    onSearchParamsChange({
      ...toggleComparison(searchParams),
      ...(nearest && { against: formatWeekText(nearest) }),
    });
  return (
    <>
      <MenuChoice chosen={isOn} onSelect={toggle}>
        {texts.changesInList}
      </MenuChoice>
      <MenuSeparator />
    </>
  );
}
