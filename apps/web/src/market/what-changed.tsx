import type { Mover, Movers } from '@vitrina/contract';
import { formatChange, formatCompact, formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { OwnTag, StateTag } from '@vitrina/ui/primitives/tag';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useOwnShop } from '../follow/known-follows.ts';
import { MissingWeek } from '../period/nearest-week.tsx';
import { getMoverHref, isNotable, type MoverKind, moverKinds } from '../report/movers/mover-kinds.ts';
import { type GroupName, groupTitles } from '../report/movers/mover-rows.ts';
import { useMoverKind } from '../report/movers/use-mover-kind.ts';
import { useMovers } from '../report/movers/use-movers.ts';
import * as texts from '#texts/market/market';

/** Rows of each column. */
const MAX_ROWS = 6;

const names = ['gained', 'lost', 'entered', 'left'] as const satisfies readonly GroupName[];
const kinds: readonly MoverKind[] = ['categories', 'sellers', 'brands', 'products'];

const withSign = (amount: number): string => `${amount > 0 ? '+' : ''}${formatCompact(amount)}`;

/** Describes a row: its change or only revenue, and the percentage or the rank. */
function describe({ change, revenue, revenueBefore, place, placeBefore }: Mover, name: GroupName) {
  if (name === 'entered')
    return [formatCompact(revenue), place === null ? '' : texts.rank(formatInteger(place))];
  if (name === 'left')
    return [
      formatCompact(revenueBefore),
      placeBefore === null ? '' : texts.rankBefore(formatInteger(placeBefore)),
    ];
  const ratio = change === null || !revenueBefore ? '' : formatChange(change / revenueBefore);
  return [withSign(change ?? 0), ratio];
}

const tones: Readonly<Record<GroupName, string>> = {
  gained: 'text-up',
  lost: 'text-down',
  entered: 'text-ink-2',
  left: 'text-ink-3',
};

interface RowProps {
  name: GroupName;
  mover: Mover;
  kind: MoverKind;
}

/** One mover. A tag replaces its rank, which the name's tooltip shows: both would cut the name. */
const MoverRow = ({ name, mover, kind }: RowProps) => {
  const [figure, detail] = describe(mover, name);
  const isTagged = name === 'entered' && mover.isNew !== null;
  const shop = useOwnShop();
  const isOwn = kind === 'sellers' && mover.id === shop;
  return (
    <li
      className={`flex min-h-7 items-center gap-2 border-b border-line-soft last:border-0 max-md:min-h-11 ${isOwn ? 'bg-accent-soft' : ''}`}
    >
      <Link
        href={getMoverHref(kind, mover.id)}
        title={isTagged && detail ? `${mover.title}, ${detail}` : mover.title}
        className="min-w-0 flex-1 truncate rounded-mark py-1 hover:underline"
      >
        {mover.title}
      </Link>
      {isOwn && <OwnTag />}
      <span className="figures shrink-0 text-ink-2">{figure}</span>
      <span className={`figures min-w-16 shrink-0 text-right text-badge ${tones[name]}`}>
        {isTagged ? (
          <StateTag text={texts.entered[kind][mover.isNew === true ? 'new' : 'returned']} hasLeft={false} />
        ) : (
          detail
        )}
      </span>
    </li>
  );
};

/** One group: its number and sum, and its largest movers. */
const Column = ({ name, movers, kind }: { name: GroupName; movers: Movers; kind: MoverKind }) => {
  const { count, change, rows } = movers[name];
  const shown = rows.filter(isNotable).slice(0, MAX_ROWS);
  return (
    <div className="min-w-0 xl:min-h-50.5">
      <h3 className="flex min-h-7 items-center justify-between gap-2 font-normal">
        <span>
          <span className="font-semibold">{groupTitles[name]}</span>{' '}
          <span className="figures text-ink-3">{formatInteger(count)}</span>
        </span>
        {count > 0 && (
          <span className={`figures font-semibold ${tones[name]}`}>
            {change > 0 ? '+' : ''}
            {formatCompactMoney(change)}
          </span>
        )}
      </h3>
      {shown.length === 0 ? (
        <p className="py-1 text-ink-3">{texts.nobody}</p>
      ) : (
        <ol>
          {shown.map((mover) => (
            <MoverRow key={mover.id} name={name} mover={mover} kind={kind} />
          ))}
        </ol>
      )}
    </div>
  );
};

/** Skeleton of the changes: a head, and the rows of each group. */
export const WhatChangedSkeleton = () => (
  <div aria-hidden="true" className="border-b border-line py-4">
    <Skeleton className="mb-1 h-(--control) w-96 max-w-full" />
    <div className="grid grid-cols-4 gap-x-6 max-xl:grid-cols-2 max-md:grid-cols-1 max-md:gap-y-4">
      {names.map((name) => (
        <div key={name} className="h-50.5">
          <Skeleton className="h-full" />
        </div>
      ))}
    </div>
  </div>
);

/** Changes in the market: rising, falling, entering and leaving entities. */
export function WhatChanged() {
  const [kind, setKind] = useMoverKind(kinds, 'sellers');
  const { data, of, isPlaceholderData, error } = useMovers(kind);
  if (error) return null;
  if (!data) return <WhatChangedSkeleton />;
  if (data.against === null) return <MissingWeek />;
  return (
    <section className="border-b border-line py-4">
      <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-section">{texts.whatChanged}</h2>
        <Segments
          label={texts.whatChanged}
          choices={kinds.map((name) => ({ name, title: moverKinds[name].title }))}
          value={kind}
          onChange={setKind}
          className="max-md:w-full max-md:scroll-sideways"
        />
        <span className="text-badge font-normal text-ink-3">{texts.whatCounts}</span>
      </div>
      <div
        aria-busy={isPlaceholderData || undefined}
        className="grid grid-cols-4 gap-x-6 aria-busy:opacity-60 max-xl:grid-cols-2 max-md:grid-cols-1 max-md:gap-y-4"
      >
        {names.map((name) => (
          <Column key={name} name={name} movers={data.movers} kind={of} />
        ))}
      </div>
    </section>
  );
}
