import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import { Popover } from '../primitives/popover.tsx';
import type { TableView } from './use-table-view.ts';

/** Which columns are shown; the first always is. */
export const ColumnChooser = ({
  view,
  children,
}: {
  readonly view: TableView;
  readonly children: ReactNode;
}) => {
  const shown = new Set<string>(view.shown.map(({ field }) => field));
  return (
    <Popover trigger={children} label="Столбцы" align="end">
      <div className="flex flex-col">
        {view.columns.slice(1).map(({ field, face }) => (
          <Checkbox
            key={field}
            checked={shown.has(field)}
            onChange={(now) =>
              view.show(
                view.columns
                  .slice(1)
                  .map((column) => column.field)
                  .filter((other) => (other === field ? now : shown.has(other))),
              )
            }
            className="px-1.5"
          >
            {face.label}
          </Checkbox>
        ))}
        {view.state.shown === null ? null : (
          <Button small look="quiet" className="mt-1" onClick={() => view.show(null)}>
            По умолчанию
          </Button>
        )}
      </div>
    </Popover>
  );
};
