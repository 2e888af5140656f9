import { Search } from 'lucide-react';
import * as texts from '#texts/sidebar';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Tooltip } from '../primitives/tooltip.tsx';
import { Sheet } from '../primitives/sheet.tsx';
import { formatShortcut } from '../shortcut.ts';
import { Logo } from '../logo.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { useSidebar } from './sidebar-provider.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

export type { NavigationItem } from './navigation-item.ts';

/** Props of the sidebar. */
export interface SidebarProps {
  readonly items: readonly NavigationItem[];
  /** Path of the current page, without search params. */
  readonly path: string;
  /** Builds the address of a path; the app adds the report period. */
  readonly buildHref?: (path: string) => string;
  /** Opens the command palette. */
  readonly onSearch?: () => void;
  readonly user: UserMenuProps;
}

const SearchButton = ({
  isCollapsed,
  onSearch,
}: {
  readonly isCollapsed: boolean;
  readonly onSearch: () => void;
}) => (
  <Tooltip text={`${texts.search} ${formatShortcut('k')}`} side="right" isDisabled={!isCollapsed}>
    <button
      type="button"
      onClick={onSearch}
      aria-label={isCollapsed ? texts.search : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      className={classNames(
        'mt-1 flex h-8 max-md:h-10 shrink-0 items-center gap-2.5 rounded-control text-ink-3 hover:text-ink',
        isCollapsed
          ? 'mx-auto w-8 justify-center hover:bg-hover'
          : 'mx-3 border border-line-quiet bg-ground px-2.5',
      )}
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      {isCollapsed ? null : (
        <>
          <span className="flex-1 text-left">{texts.search}</span>
          <kbd
            aria-hidden="true"
            className="rounded-badge border border-line-quiet px-1.5 font-sans text-axis max-md:hidden"
          >
            {formatShortcut('k')}
          </kbd>
        </>
      )}
    </button>
  </Tooltip>
);

const identity = (path: string): string => path;

const Content = (props: SidebarProps & { readonly isCollapsed: boolean; readonly onFollow?: () => void }) => {
  const { items, path, buildHref = identity, onSearch, isCollapsed, onFollow } = props;
  const { covers = [], ...user } = props.user;
  const context = { path, buildHref, ...(onFollow === undefined ? {} : { onFollow }) };
  return (
    <>
      <Link
        href={buildHref('/')}
        onClick={onFollow}
        aria-label={texts.home}
        className={classNames(
          'flex h-12 shrink-0 items-center gap-2.5 text-[0.9375rem] font-semibold focus-visible:-outline-offset-4',
          isCollapsed ? 'justify-center' : 'px-4',
        )}
      >
        <Logo />
        {isCollapsed ? null : 'Vitrina'}
      </Link>
      {onSearch === undefined ? null : (
        <SearchButton
          isCollapsed={isCollapsed}
          onSearch={() => {
            onFollow?.();
            onSearch();
          }}
        />
      )}
      <nav aria-label={texts.sections} className="min-h-0 flex-1 overflow-y-auto pt-4 pb-2">
        {isCollapsed ? (
          <NavigationRail items={items} {...context} />
        ) : (
          <>
            <h2 className="px-5 pb-1 text-axis text-ink-3 max-md:text-label">{texts.sections}</h2>
            <NavigationList items={items} {...context} />
          </>
        )}
      </nav>
      <div className={classNames('border-t border-line', isCollapsed ? 'p-1' : 'p-2')}>
        <UserMenu
          {...user}
          isCollapsed={isCollapsed}
          isCurrent={user.items.some(({ url }) => url === path) || covers.includes(path)}
          onFollow={onFollow}
        />
      </div>
    </>
  );
};

/** Main navigation: expanded, collapsed to icons, or a sheet on a phone. */
export const Sidebar = (props: SidebarProps) => {
  const { isOpen, isMobile, isSheetOpen, setSheetOpen } = useSidebar();
  if (isMobile)
    return (
      <Sheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={texts.sections}
        placement="left"
        headless
        className="bg-sunken"
      >
        <Content {...props} isCollapsed={false} onFollow={() => setSheetOpen(false)} />
      </Sheet>
    );
  return (
    <aside
      data-state={isOpen ? 'expanded' : 'collapsed'}
      className={classNames(
        'sticky top-0 z-20 flex h-dvh shrink-0 flex-col border-r border-line bg-sunken print:hidden',
        isOpen ? 'w-64' : 'w-12',
      )}
    >
      <Content {...props} isCollapsed={!isOpen} />
    </aside>
  );
};
