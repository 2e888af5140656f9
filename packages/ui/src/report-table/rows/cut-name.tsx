import { splitName } from './split-name.ts';

/** Class names of the box of a name that is cut in its middle. */
export const cutNameClass = 'flex min-w-0 print:inline';

/** A product name on one line, cut in its middle where its space ends; print shows the whole name. */
export const CutName = ({ name }: { readonly name: string }) => {
  const [start, end] = splitName(name) ?? [name, undefined];
  return (
    <>
      <span className="cut-line print:inline">{start}</span>
      {end === undefined ? null : (
        <span className="max-w-3/5 shrink-0 overflow-clip text-ellipsis whitespace-pre print:inline print:whitespace-normal">
          {end}
        </span>
      )}
    </>
  );
};
