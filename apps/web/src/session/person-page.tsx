import { Link } from '@vitrina/ui/link.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from '../about/plain-page.tsx';
import { userNavigation } from '../navigation.ts';

/** The pages of the user menu beside one another. */
function Others() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Страницы пользователя" className="overflow-x-auto border-b border-line">
      <ul className="flex gap-5">
        {userNavigation.map(({ title, url, lang }) => (
          <li key={url} className="shrink-0">
            <Link
              href={url}
              lang={lang}
              aria-current={pathname === url ? 'page' : undefined}
              className="-mb-px flex h-9 items-center border-b-2 border-transparent font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  /** As the user menu has it. */
  title: string;
  /** The page in one sentence. */
  lead: string;
  /** The rest of the answer. */
  text: string;
  children: ReactNode;
}

/** A page behind the user menu: what there is today, said first in a sentence and then line by line. */
export const PersonPage = ({ title, lead, text, children }: Props) => (
  <PlainPage title={title} lang="en">
    <Others />
    <div className="space-y-1 pt-2">
      <h2 className="text-[1rem] leading-6 font-semibold">{lead}</h2>
      <p className="text-ink-2">{text}</p>
    </div>
    {children}
  </PlainPage>
);
