import { House, Sparkles, Store } from 'lucide-react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { LinkProvider, type LinkProps } from '../src/link.tsx';
import { TooltipProvider } from '../src/primitives/tooltip.tsx';
import type { NavigationItem } from '../src/sidebar/navigation-item.ts';
import { SidebarProvider } from '../src/sidebar/sidebar-provider.tsx';
import { SidebarTrigger } from '../src/sidebar/sidebar-trigger.tsx';
import { Sidebar, type SidebarProps } from '../src/sidebar/sidebar.tsx';

/** Navigation with a link and two groups. */
export const items: readonly NavigationItem[] = [
  { title: 'Главная', url: '/', icon: House },
  { title: 'Продавцы', url: '#sellers', icon: Store, items: [{ title: 'Найти продавцов', url: '/sellers' }] },
  {
    title: 'Категории',
    url: '#categories',
    items: [
      { title: 'Найти категории', url: '/categories' },
      { title: 'Профиль категории', url: '/category' },
    ],
  },
];
/** A signed-in person. */
export const user = {
  email: 'aigerim@sauda.kz',
  items: [
    { title: 'Upgrade to Pro', url: '/upgrade', icon: Sparkles, lang: 'en' },
    { title: 'Account', url: '/account', lang: 'en' },
    { title: 'Billing', url: '/billing', lang: 'en' },
    { title: 'Notifications', url: '/notifications', lang: 'en' },
  ],
  onLogout: () => undefined,
  isLoggingOut: false,
  language: 'ru',
  onLanguage: () => undefined,
} as const;

/** Receives the href of every clicked link. */
export const followed = vi.fn<(href: string) => void>();
const RecordedLink = ({ href, onClick, children, ...props }: LinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      followed(href);
    }}
  >
    {children}
  </a>
);

/** A page with the sidebar and its trigger. */
export const Shell = (props: Partial<SidebarProps>) => (
  <LinkProvider link={RecordedLink}>
    <TooltipProvider>
      <SidebarProvider>
        <div className="flex">
          <Sidebar items={items} path="/" user={user} {...props} />
          <main>
            <SidebarTrigger />
          </main>
        </div>
      </SidebarProvider>
    </TooltipProvider>
  </LinkProvider>
);

/** The navigation, in the sidebar or the sheet. */
export const sections = page.getByRole('navigation', { name: 'Разделы' });
/** Width of the sidebar, px. */
export const width = (): number =>
  sections.element().closest('aside, [role=dialog]')?.getBoundingClientRect().width ?? 0;
/** A link of the navigation. */
export const link = (name: string) => sections.getByRole('link', { name });
/** A group of the navigation. */
export const group = (name: string) => sections.getByRole('button', { name });
