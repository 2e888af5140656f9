import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import type { TableView } from './use-table-view.ts';

/** Every column but the first, each shown or not. */
export const ColumnList = ({ view }: { readonly view: TableView }) => {
  const shown = new Set<string>(view.shown.map(({ field }) => field));
  return (
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
  );
};
