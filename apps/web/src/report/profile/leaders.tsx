import { type EntityId, entityPath } from '../../routing/paths.ts';
import type { Leader } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { useIsPhone } from '@vitrina/ui/use-is-phone';

/** Number of leaders that fit one line beside others. */
const MAX_LEADERS = 3;

interface Props {
  title: string;
  leaders: readonly Leader[];
  kind: EntityId['kind'];
}

/** Links to the profiles of the leaders by revenue; renders nothing for an empty list. */
export function Leaders({ title, leaders, kind }: Props) {
  const isPhone = useIsPhone();
  if (leaders.length === 0) return null;
  return (
    <p className="flex min-w-0 items-baseline gap-x-3 whitespace-nowrap max-md:mt-2">
      <span className="shrink-0 text-ink-2 max-md:min-w-24">{title}</span>
      <span className="flex min-w-0 gap-x-3 gap-y-1 max-md:flex-wrap">
        {(isPhone ? leaders : leaders.slice(0, MAX_LEADERS)).map((leader) => (
          <Link
            key={leader.id}
            href={entityPath({ kind, id: leader.id })}
            title={leader.title}
            className="max-w-72 min-w-6 cut-line rounded-mark py-0.5 hover:underline"
          >
            {leader.title}
          </Link>
        ))}
      </span>
    </p>
  );
}
