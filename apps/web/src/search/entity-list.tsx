import { entityPath } from '../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import type { Entity } from '../session/recent-entities.ts';
import { FollowToggle } from '../follow/follow-button.tsx';
import { entityKinds } from './entity-kinds.ts';

/** Followed or recent entities, each with a link to its profile and a button that follows it. */
export const EntityList = ({ entities }: { entities: readonly Entity[] }) => (
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
        <FollowToggle entity={entity} />
      </li>
    ))}
  </ul>
);
