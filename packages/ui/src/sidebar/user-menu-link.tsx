import { Link } from '../link.tsx';
import { MenuItem } from '../primitives/menu.tsx';
import type { NavigationItem } from './navigation-item.ts';

interface Props {
  readonly item: NavigationItem;
  readonly onFollow: (() => void) | undefined;
}

/** A link of the user menu. */
export const UserMenuLink = ({ item: { title, url, icon: Icon, lang }, onFollow }: Props) => (
  <MenuItem asChild>
    <Link href={url} lang={lang} onClick={onFollow}>
      {Icon === undefined ? null : <Icon aria-hidden="true" />}
      {title}
    </Link>
  </MenuItem>
);
