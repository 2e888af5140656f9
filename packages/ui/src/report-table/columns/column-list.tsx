import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '#texts/report-table/column-list';
import { Button } from '../../primitives/button.tsx';
import { Checkbox } from '../../primitives/checkbox.tsx';
import type { Column } from './column.ts';
import { orderAllColumns, moveColumn } from './column-order.ts';
import type { TableView } from '../state/use-table-view.ts';

interface RowProps {
  readonly column: Column;
  readonly isShown: boolean;
  /** Position in the list, from 0, and the list's length. */
  readonly position: number;
  readonly count: number;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (by: number) => void;
}

const moveButtonClass =
  'grid size-6 max-md:size-11 place-items-center rounded-badge text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink disabled:text-line-control [&_svg]:size-4';

/** One column: checkbox, and buttons or Alt + arrow to move it. */
const ColumnRow = ({ column, isShown, position, count, onShow, onMove }: RowProps) => {
  const { label } = column.definition;
  /** Moving a list item in the DOM drops its focus; restore it. */
  const move = (by: number, control: HTMLElement): void => {
    flushSync(() => onMove(by));
    control.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1, event.currentTarget);
  };
  return (
    <li className="group/column flex items-center rounded-badge pr-1 pl-1.5 hover:bg-hover">
      <Checkbox checked={isShown} onChange={onShow} onKeyDown={onKeyDown} className="min-w-0 flex-1 pr-3">
        {label}
      </Checkbox>
      <span className="flex opacity-0 group-focus-within/column:opacity-100 group-hover/column:opacity-100 max-md:opacity-100 pointer-coarse:opacity-100">
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.moveUp(label)}
          disabled={position === 0}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
          className={moveButtonClass}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.moveDown(label)}
          disabled={position === count - 1}
          onClick={({ currentTarget }) => move(1, currentTarget)}
          className={moveButtonClass}
        >
          <ArrowDown aria-hidden="true" />
        </button>
      </span>
    </li>
  );
};

/** Every column except the first: visibility and order. */
export const ColumnList = ({ view }: { readonly view: TableView }) => {
  const others = view.columns.slice(1);
  const all = others.map(({ field }) => field);
  const shown = new Set<string>(view.shown.slice(1).map(({ field }) => field));
  const [order, setOrder] = useState(() => orderAllColumns(all, [...shown]));
  const [announcement, announce] = useState('');
  const move = ({ field, definition }: Column, by: number): void => {
    const nextOrder = moveColumn(order, field, by);
    setOrder(nextOrder);
    view.show(nextOrder.filter((other) => shown.has(other)));
    announce(texts.position(definition.label, nextOrder.indexOf(field) + 1, nextOrder.length));
  };
  const reset = (): void => {
    view.show(null);
    setOrder(all);
  };
  return (
    <div className="flex flex-col">
      <ul>
        {order.map((field, position) => {
          const column = others.find((other) => other.field === field);
          return column === undefined ? null : (
            <ColumnRow
              key={field}
              column={column}
              isShown={shown.has(field)}
              position={position}
              count={order.length}
              onShow={(now) => view.show(order.filter((other) => (other === field ? now : shown.has(other))))}
              onMove={(by) => move(column, by)}
            />
          );
        })}
      </ul>
      <p className="px-1.5 pt-1 text-badge font-normal text-ink-3 max-md:hidden">{texts.moveHint}</p>
      <output className="sr-only">{announcement}</output>
      {view.state.shown === null ? null : (
        <Button small variant="quiet" className="mt-1" onClick={reset}>
          {texts.defaults}
        </Button>
      )}
    </div>
  );
};
