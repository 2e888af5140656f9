import { type EntityId, entityPath } from '../../routing/paths.ts';
import type { Leader } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';

interface Props {
  title: string;
  leaders: readonly Leader[];
  kind: EntityId['kind'];
}

/** Links to the profiles of the largest by revenue; renders nothing for an empty list. */
export function Leaders({ title, leaders, kind }: Props) {
  if (leaders.length === 0) return null;
  return (
    <p className="mt-2 mr-8 inline-flex gap-x-4 max-md:mr-0 max-md:flex">
      <span className="min-w-24 shrink-0 text-ink-2">{title}</span>
      <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
        {leaders.map((leader) => (
          <Link
            key={leader.id}
            href={entityPath({ kind, id: leader.id })}
            className="max-w-72 truncate rounded-mark hover:underline"
          >
            {leader.title}
          </Link>
        ))}
      </span>
    </p>
  );
}
