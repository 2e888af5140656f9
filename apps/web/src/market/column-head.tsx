import { Link } from '@vitrina/ui/link';

interface Props {
  title: string;
  /** Address of the full list. */
  all?: { title: string; href: string };
}

/** Head of a list of the home screen. */
export const ColumnHead = ({ title, all }: Props) => (
  <div className="-mt-0.5 mb-1.5 flex min-h-6 items-center justify-between gap-4">
    <h2 className="text-section">{title}</h2>
    {all && (
      <Link
        href={all.href}
        className="inline-flex min-h-6 items-center rounded-mark text-ink-2 hover:text-ink hover:underline print:hidden"
      >
        {all.title}
      </Link>
    )}
  </div>
);
