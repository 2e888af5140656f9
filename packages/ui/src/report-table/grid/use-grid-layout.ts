import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useIsPhone } from '../../use-is-phone.ts';
import type { TableView } from '../state/use-table-view.ts';
import { createColumnStyles } from './body-row.tsx';
import { fitColumns, getMarkersWidth } from './fit-columns.ts';
import { hasPictures, measureColumns } from './measure-columns.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Heights, px, as in the theme: row, header. */
const ROW = { desk: 34, phone: 44 } as const;
const HEAD = { oneLine: 32, twoLines: 36 } as const;

/** Whether the font is loaded, so that texts are measured as drawn: mostly from the first row on. */
const useIsFontLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(() => document.fonts.status === 'loaded');
  useEffect(() => {
    void document.fonts.ready.then(() => setLoaded(true));
  }, []);
  return isLoaded;
};

/** Column widths, cell styles and whether images are shown. */
const useColumnLayout = (view: TableView, isPhone: boolean, room: number) => {
  const { shown, rows, keys, state } = view;
  const isFontLoaded = useIsFontLoaded();
  const measured = useMemo(
    () =>
      isFontLoaded ? measureColumns(shown, rows, keys, isPhone) : measureColumns(shown, [], keys, isPhone),
    [isFontLoaded, shown, rows, keys, isPhone],
  );
  const columnStyles = useMemo(
    () =>
      createColumnStyles(
        shown,
        shown.map((column) => (column.definition.kind === 'share' ? keys.largest(column) : null)),
      ),
    [shown, keys],
  );
  const showsPictures = useMemo(() => hasPictures(rows), [rows]);
  const markers = shown.slice(1).map((column) => getMarkersWidth(column, state));
  return { ...fitColumns(measured, markers, room), columnStyles, showsPictures };
};

interface Options {
  readonly view: TableView;
  readonly region: RefObject<HTMLElement | null>;
}

/** Layout of a grid: row and header heights, visible rows, column widths and styles. */
export const useGridLayout = ({ view, region }: Options) => {
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const rowHeight = isPhone ? ROW.phone : ROW.desk;
  const visible = useVisibleRows({
    isPrinting,
    region,
    indices: view.indices,
    rowHeight,
    headHeight: HEAD.oneLine,
  });
  const columns = useColumnLayout(view, isPhone, visible.width);
  return {
    ...columns,
    isPrinting,
    rowHeight,
    headHeight: columns.isTight ? HEAD.twoLines : HEAD.oneLine,
    visible,
    minWidth: columns.widths.reduce((sum, each) => sum + each, 0),
  };
};
