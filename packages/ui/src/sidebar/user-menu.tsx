import { ChevronsUpDown, LogOut, Monitor } from 'lucide-react';
import * as texts from '#texts/sidebar';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../primitives/menu.tsx';
import { setTheme, themeLabels, useTheme, type Theme } from '../theme/theme.ts';
import { LanguageItems, type LanguageItemsProps } from './language-items.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { UserMenuLink } from './user-menu-link.tsx';

const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

const ThemeItem = () => {
  const theme = useTheme();
  return (
    <MenuItem
      onSelect={(event) => {
        event.preventDefault();
        setTheme(nextTheme[theme]);
      }}
    >
      <Monitor aria-hidden="true" />
      <span className="flex-1">{texts.theme}</span>
      <span className="text-ink-2">{themeLabels[theme]}</span>
    </MenuItem>
  );
};

/** Props of the user menu. */
export interface UserMenuProps extends LanguageItemsProps {
  readonly email: string;
  /** «Upgrade to Pro», Account, Billing, Notifications. */
  readonly items: readonly NavigationItem[];
  /** Paths of further pages that belong to the menu. */
  readonly covers?: readonly string[];
  /** Renders links that depend on a request, once the menu is open; above the others, which do not move. */
  readonly renderMore?: (onFollow: (() => void) | undefined) => ReactNode;
  readonly onLogout: () => void;
  /** Disables «Выйти» while the logout request runs. */
  readonly isLoggingOut: boolean;
}

/** Two initials of an e-mail address. */
const getInitials = (email: string): string => {
  const [first = '', second] = email
    .split('@', 1)
    .join('')
    .split(/[._+-]/);
  return (second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)).toUpperCase();
};

interface TriggerProps extends ComponentPropsWithRef<'button'> {
  readonly email: string;
  readonly isCollapsed: boolean;
  readonly isCurrent: boolean;
}

/** Button that opens the menu: the e-mail, collapsed its initials. */
const Trigger = ({ email, isCollapsed, isCurrent, ...button }: TriggerProps) => (
  <button
    type="button"
    {...button}
    aria-current={isCurrent ? 'true' : undefined}
    className="flex h-10 max-md:h-12 w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-hover focus-visible:-outline-offset-2 data-[state=open]:bg-hover [&[aria-current]]:bg-press [&[aria-current]]:font-semibold"
  >
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-badge bg-press text-axis font-semibold text-ink-2"
    >
      {getInitials(email)}
    </span>
    <span className="sr-only">
      {texts.userMenu}
      {isCollapsed ? ` ${email}` : ''}
    </span>
    {isCollapsed ? null : (
      <>
        <span className="flex-1 truncate">{email}</span>
        <ChevronsUpDown className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      </>
    )}
  </button>
);

/** User menu at the sidebar's foot; collapsed, it shows initials only. */
export const UserMenu = ({
  email,
  items,
  renderMore,
  onLogout,
  isLoggingOut,
  language,
  onLanguage,
  isCollapsed,
  isCurrent,
  onFollow,
}: Omit<UserMenuProps, 'covers'> & {
  readonly isCollapsed: boolean;
  /** Whether the current page belongs to the menu. */
  readonly isCurrent: boolean;
  readonly onFollow?: (() => void) | undefined;
}) => (
  <Menu
    side="top"
    title={texts.userMenu}
    className="w-60"
    trigger={<Trigger email={email} isCollapsed={isCollapsed} isCurrent={isCurrent} />}
  >
    <MenuLabel>{email}</MenuLabel>
    {renderMore?.(onFollow)}
    {items.map((item) => (
      <UserMenuLink key={item.url} item={item} onFollow={onFollow} />
    ))}
    <MenuSeparator />
    <ThemeItem />
    <MenuSeparator />
    <LanguageItems language={language} onLanguage={onLanguage} />
    <MenuSeparator />
    <MenuItem onSelect={onLogout} disabled={isLoggingOut}>
      <LogOut aria-hidden="true" />
      {texts.signOut}
    </MenuItem>
  </Menu>
);
