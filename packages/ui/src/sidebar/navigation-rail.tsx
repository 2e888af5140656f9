import { Circle } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Menu, MenuItem, MenuLabel } from '../primitives/menu.tsx';
import { Tooltip } from '../primitives/tooltip.tsx';
import { getCurrent, getGroupCurrent, hasChildAt, type NavigationItem } from './navigation-item.ts';
import type { NavigationContext } from './navigation-list.tsx';

const cellClass =
  'flex size-8 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink [&_svg]:size-4';
const currentCellClass = 'bg-press text-ink';

const RailLink = ({ item, path, buildHref }: NavigationContext & { readonly item: NavigationItem }) => {
  const Icon = item.icon ?? Circle;
  const current = getCurrent(item, path);
  return (
    <Tooltip text={item.title} side="right">
      <Link
        href={buildHref(item.url)}
        aria-label={item.title}
        aria-current={current}
        className={classNames(cellClass, current && currentCellClass)}
      >
        <Icon aria-hidden="true" />
      </Link>
    </Tooltip>
  );
};

/** A group; its pages open in a menu beside the icon. */
const RailGroup = ({ item, path, buildHref }: NavigationContext & { readonly item: NavigationItem }) => {
  const Icon = item.icon ?? Circle;
  const current = getGroupCurrent(item, path);
  return (
    <Menu
      side="right"
      tooltip={item.title}
      trigger={
        <button
          type="button"
          aria-label={item.title}
          aria-current={current}
          className={classNames(cellClass, (hasChildAt(item, path) || current) && currentCellClass)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    >
      <MenuLabel>{item.title}</MenuLabel>
      {item.items?.map(({ title, url }) => (
        <MenuItem key={url} asChild className="aria-[current=page]:font-semibold">
          <Link href={buildHref(url)} aria-current={url === path ? 'page' : undefined}>
            {title}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
};

/** Collapsed sidebar: icons only. */
export const NavigationRail = ({
  items,
  ...context
}: NavigationContext & { readonly items: readonly NavigationItem[] }) => (
  <ul className="flex flex-col items-center gap-1">
    {items.map((item) => (
      <li key={item.url}>
        {item.items === undefined ? (
          <RailLink item={item} {...context} />
        ) : (
          <RailGroup item={item} {...context} />
        )}
      </li>
    ))}
  </ul>
);
