import { Link } from '@vitrina/ui/link';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../routing/paths.ts';
import type { ComparedKind } from './compared-entities.ts';
import { profilePath } from './profile-path.ts';
import { comparedKinds } from './compared-kinds.ts';
import { EntityMark } from './entity-mark.tsx';
import type { FigureRow } from './figure-rows.ts';
import { FigureValue } from './figure-value.tsx';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** Most columns that share the width of a phone; more scroll sideways, the next one cut in sight. */
const MOST_FITTING = 3;
/** Width of a column where they scroll, rem. */
const COLUMN = 6.75;

interface Props {
  kind: ComparedKind;
  /** All that are compared, those without a column as well. */
  ids: readonly number[];
  entities: readonly Compared[];
  rows: readonly FigureRow[];
}

const columnClass = (count: number) =>
  count > MOST_FITTING ? 'w-27 shrink-0 grow-0' : 'min-w-0 basis-0 grow';

/** Name and removal of each column; stays under the header while the figures scroll. */
const ColumnHeads = ({ kind, ids, entities }: Omit<Props, 'rows'>) => (
  <ul className="flex min-w-full pl-(--gutter)">
    {entities.map(({ id, at, title = texts.loading }) => (
      <li key={id} className={`flex items-center ${columnClass(entities.length)}`}>
        <EntityMark at={at} />
        <Link
          href={profilePath(kind, id)}
          title={title}
          className="ml-1.5 flex min-h-11 min-w-0 flex-1 items-center rounded-mark"
        >
          <span className="line-clamp-2 text-badge [overflow-wrap:anywhere]">{title}</span>
        </Link>
        <Link
          href={paths.compare(
            kind,
            ids.filter((one) => one !== id),
          )}
          aria-label={texts.remove(title)}
          className="flex h-11 w-8 shrink-0 items-center justify-center rounded-control print:hidden"
        >
          <X className="size-3.5 text-ink-2" aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
);

/** One figure: its name, and below it the value of each entity. */
const Figure = ({ row, entities }: { row: FigureRow; entities: readonly Compared[] }) => (
  <tbody className="border-b border-line-soft">
    <tr>
      <th scope="rowgroup" colSpan={entities.length} className="pt-1.5 text-left font-normal">
        <span className="sticky left-(--gutter) text-badge font-normal text-ink-2">{row.label}</span>
      </th>
    </tr>
    <tr>
      {entities.map(({ id, at }, index) => (
        <td key={id} className="figures pb-1.5 text-left text-badge font-normal whitespace-nowrap">
          <FigureValue row={row} index={index} at={at} />
        </td>
      ))}
    </tr>
  </tbody>
);

/** The figures on a phone: each figure's name above its row of values, the entities as columns that share the width. */
export function PhoneFigures({ kind, ids, entities, rows }: Props) {
  const heads = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div
        ref={heads}
        onScroll={({ currentTarget }) => body.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="sticky top-[5.875rem] z-10 overflow-x-auto border-y border-line bg-sunken [scrollbar-width:none]"
      >
        <ColumnHeads kind={kind} ids={ids} entities={entities} />
      </div>
      <div
        ref={body}
        onScroll={({ currentTarget }) => heads.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="overflow-x-auto [scrollbar-width:none]"
      >
        <div className={entities.length > MOST_FITTING ? 'w-max pl-(--gutter)' : 'pl-(--gutter)'}>
          <table
            className="w-full table-fixed border-collapse"
            style={entities.length > MOST_FITTING ? { width: `${entities.length * COLUMN}rem` } : undefined}
          >
            <caption className="sr-only">{comparedKinds[kind].title}</caption>
            <thead>
              <tr>
                {entities.map(({ id, title }) => (
                  <th key={id} scope="col" className="p-0">
                    <span className="sr-only">{title}</span>
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <Figure key={row.label} row={row} entities={entities} />
            ))}
          </table>
        </div>
      </div>
    </div>
  );
}
