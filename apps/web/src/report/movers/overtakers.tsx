import * as texts from '#texts/report/movers/movers';
import type { Movers } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { useOwnShop } from '../../follow/known-follows.ts';
import { getMoverHref, type MoverKind } from './mover-kinds.ts';

/** The largest entities that overtook others and rose; one that overtook another may have fallen behind more. */
export function Overtakers({ kind, movers }: { kind: MoverKind; movers: Movers }) {
  const shop = useOwnShop();
  const risen = movers.overtook.filter(
    ({ place, placeBefore }) => placeBefore === null || place < placeBefore,
  );
  if (risen.length === 0) return null;
  return (
    <section className="px-(--gutter) py-4">
      <h2 className="text-section">
        {insertElements(texts.overtakers, {
          among: <span className="font-normal text-ink-3">{texts.amongFirst}</span>,
        })}
      </h2>
      <ul className="mt-1 grid grid-cols-3 gap-x-8 max-xl:grid-cols-2 max-md:grid-cols-1">
        {risen.map(({ id, title, place, placeBefore, overtaken, overtakenCount }) => {
          const href = getMoverHref(kind, id);
          const others = overtaken.map((other) => other.title).join(', ');
          const rest = overtakenCount - overtaken.length;
          return (
            <li key={id} className="min-w-0 border-b border-line-soft py-2 [overflow-wrap:anywhere]">
              <span className="flex justify-between gap-3">
                <Link href={href} className="rounded-mark font-medium hover:underline">
                  {title}
                </Link>
                {kind === 'sellers' && id === shop && <OwnTag />}
                <span className="figures whitespace-nowrap text-ink-2">
                  {formatInteger(placeBefore)} → {formatInteger(place)}
                </span>
              </span>
              <span className="block text-badge font-normal text-ink-2">
                {rest > 0 ? texts.overtookMore(others, formatInteger(rest)) : texts.overtook(others)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
