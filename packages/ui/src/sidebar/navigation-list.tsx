import { ChevronRight } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import {
  getCurrent,
  getGroupCurrent,
  hasChildAt,
  type NavigationChild,
  type NavigationItem,
} from './navigation-item.ts';

/** Current location, as entries need it. */
export interface NavigationContext {
  /** Path of the current page, without search params. */
  readonly path: string;
  /** Builds the address of a path; the app adds the report period. */
  readonly buildHref: (path: string) => string;
  /** Called when a link is clicked. */
  readonly onFollow?: () => void;
}

const rowClass =
  'flex h-8 max-md:h-11 w-full items-center gap-2.5 rounded-control px-3 text-left hover:bg-hover focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0';
const currentRowClass = '[&[aria-current]]:bg-press [&[aria-current]]:font-semibold';

const ItemLink = ({
  item,
  path,
  buildHref,
  onFollow,
}: NavigationContext & { readonly item: NavigationItem }) => (
  <Link
    href={buildHref(item.url)}
    aria-current={getCurrent(item, path)}
    onClick={onFollow}
    className={classNames(rowClass, currentRowClass)}
  >
    {item.icon === undefined ? null : <item.icon className="text-ink-3" aria-hidden="true" />}
    <span className="truncate">{item.title}</span>
  </Link>
);

const ChildLink = ({
  child,
  path,
  buildHref,
  onFollow,
}: NavigationContext & { readonly child: NavigationChild }) => (
  <Link
    href={buildHref(child.url)}
    aria-current={child.url === path ? 'page' : undefined}
    onClick={onFollow}
    className={classNames(
      'flex h-7 max-md:h-11 items-center rounded-control pr-3 pl-[38px] text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink',
      currentRowClass,
    )}
  >
    <span className="truncate">{child.title}</span>
  </Link>
);

/** A collapsible group; expands when the person navigates to one of its pages. */
const Group = ({ item, ...context }: NavigationContext & { readonly item: NavigationItem }) => {
  const isCurrent = hasChildAt(item, context.path);
  const [isOpen, setOpen] = useState(isCurrent || item.isActive === true);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setOpen}>
      <Collapsible.Trigger
        aria-current={getGroupCurrent(item, context.path)}
        className={classNames(rowClass, currentRowClass)}
      >
        {item.icon === undefined ? null : <item.icon className="text-ink-3" aria-hidden="true" />}
        <span className="flex-1 truncate">{item.title}</span>
        <ChevronRight className={classNames('text-ink-3', isOpen && 'rotate-90')} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Content asChild>
        <ul className="relative my-px flex flex-col gap-px before:absolute before:inset-y-0 before:left-5 before:z-1 before:w-px before:bg-line">
          {item.items?.map((child) => (
            <li key={child.url}>
              <ChildLink child={child} {...context} />
            </li>
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};

/** Expanded sidebar: links and collapsible groups. */
export const NavigationList = ({
  items,
  ...context
}: NavigationContext & { readonly items: readonly NavigationItem[] }) => (
  <ul className="flex flex-col gap-px px-2 max-md:text-[0.9375rem]">
    {items.map((item) => (
      <li key={item.url}>
        {item.items === undefined ? (
          <ItemLink item={item} {...context} />
        ) : (
          <Group item={item} {...context} />
        )}
      </li>
    ))}
  </ul>
);
