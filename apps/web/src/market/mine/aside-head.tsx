import { Link } from '@vitrina/ui/link';

interface Props {
  title: string;
  /** Number after the title. */
  count?: string | undefined;
  link?: { title: string; href: string };
}

/** Head of a list beside the shop's week. */
export const AsideHead = ({ title, count, link }: Props) => (
  <div className="flex min-h-7 items-baseline gap-2">
    <h2 className="text-section">{title}</h2>
    {count !== undefined && <span className="figures text-ink-3">{count}</span>}
    {link && (
      <Link
        href={link.href}
        className="ml-auto inline-flex min-h-6 items-center rounded-mark text-accent hover:underline print:hidden"
      >
        {link.title}
      </Link>
    )}
  </div>
);
