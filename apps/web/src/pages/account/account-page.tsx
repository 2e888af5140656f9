import { Link } from '@vitrina/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from '../plain-page.tsx';
import { userNavigation } from '../../routing/navigation.ts';
import * as texts from '#texts/pages/account/account-page';

/** Links to the other pages of the user menu. */
function OtherPages() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={texts.pages}
      className="mt-4 scroll-sideways shadow-[inset_0_-1px_0_var(--color-line)] max-md:mt-0"
    >
      <ul className="flex gap-5 max-[26rem]:gap-3 max-[23rem]:justify-between max-[23rem]:gap-2 max-[23rem]:text-label">
        {userNavigation.map(({ title, url, lang }) => (
          <li key={url} className="shrink-0">
            <Link
              href={url}
              lang={lang}
              aria-current={pathname === url ? 'page' : undefined}
              className="flex h-9 items-center border-b-2 border-transparent font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the user menu, with links to the others. */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PlainPage title={title} lang={texts.titleLanguage} above={<OtherPages />}>
    {children}
  </PlainPage>
);
