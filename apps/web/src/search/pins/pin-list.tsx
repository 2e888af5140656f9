import { entityPath } from '../../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import type { Entity } from '../../session/pinned-and-recent.ts';
import { entityKinds } from '../entity-kinds.ts';
import { PinButton } from './pin-button.tsx';

/** Pinned or recent entities, each with a link to its profile and a pin button. */
export const PinList = ({ entities }: { entities: readonly Entity[] }) => (
  <ul>
    {entities.map((entity) => (
      <li
        key={`${entity.kind} ${entity.id}`}
        className="flex min-h-(--row) items-center gap-3 border-b md:min-h-7.5 border-line-soft last:border-0"
      >
        <Link href={entityPath(entity)} className="min-w-0 flex-1 truncate rounded-mark hover:underline">
          {entity.title}
        </Link>
        <span className="text-badge text-ink-3">{entityKinds[entity.kind].one}</span>
        <PinButton entity={entity} inList />
      </li>
    ))}
  </ul>
);
