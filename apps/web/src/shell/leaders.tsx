import type { Leader } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link.tsx';

interface Props {
  title: string;
  leaders: readonly Leader[];
  /** Their profile, and the parameter that names them there. */
  path: '/seller' | '/brand' | '/category';
  id: 'sellerId' | 'brandId' | 'categoryId';
}

/** The largest by revenue, each leading to its profile; nothing where there are none. */
export function Leaders({ title, leaders, path, id }: Props) {
  if (leaders.length === 0) return null;
  return (
    <p className="mt-2 mr-8 inline-flex flex-wrap gap-x-4 gap-y-1">
      <span className="text-ink-2">{title}</span>
      {leaders.map((leader) => (
        <Link
          key={leader.id}
          href={`${path}?${id}=${leader.id}`}
          className="max-w-72 truncate rounded-mark hover:underline"
        >
          {leader.title}
        </Link>
      ))}
    </p>
  );
}
