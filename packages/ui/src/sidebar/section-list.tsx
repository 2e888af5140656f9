import { ChevronRight } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { hasChildAt, type NavigationChild, type NavigationItem } from './navigation-item.ts';

/** What every entry needs to know about where the person is. */
export interface NavigationContext {
  /** The path of the current page, without its search. */
  readonly path: string;
  /** The address that leads to a path, with whatever the app keeps in it. */
  readonly hrefOf: (path: string) => string;
  /** Called when an entry is followed. */
  readonly onFollow?: () => void;
}

const row =
  'flex h-8 max-md:h-11 w-full items-center gap-2.5 rounded-control px-3 text-left hover:bg-hover focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0';
const currentRow = 'aria-[current=page]:bg-press aria-[current=page]:font-semibold';

const ItemLink = ({
  item,
  path,
  hrefOf,
  onFollow,
}: NavigationContext & { readonly item: NavigationItem }) => (
  <Link
    href={hrefOf(item.url)}
    aria-current={item.url === path ? 'page' : undefined}
    onClick={onFollow}
    className={classNames(row, currentRow)}
  >
    {item.icon === undefined ? null : <item.icon className="text-ink-3" aria-hidden="true" />}
    <span className="truncate">{item.title}</span>
  </Link>
);

const ChildLink = ({
  child,
  path,
  hrefOf,
  onFollow,
}: NavigationContext & { readonly child: NavigationChild }) => (
  <Link
    href={hrefOf(child.url)}
    aria-current={child.url === path ? 'page' : undefined}
    onClick={onFollow}
    className={classNames(
      'flex h-7 max-md:h-11 items-center rounded-control pr-3 pl-[38px] text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink',
      currentRow,
    )}
  >
    <span className="truncate">{child.title}</span>
  </Link>
);

/** A group opens by itself when the person arrives at one of its pages. */
const Group = ({ item, ...where }: NavigationContext & { readonly item: NavigationItem }) => {
  const here = hasChildAt(item, where.path);
  const [open, setOpen] = useState(here || item.isActive === true);
  const [wasHere, setWasHere] = useState(here);
  if (here !== wasHere) {
    setWasHere(here);
    if (here) setOpen(true);
  }
  return (
    <Collapsible.Root open={open} onOpenChange={setOpen}>
      <Collapsible.Trigger className={row}>
        {item.icon === undefined ? null : <item.icon className="text-ink-3" aria-hidden="true" />}
        <span className="flex-1 truncate">{item.title}</span>
        <ChevronRight className={classNames('text-ink-3', open && 'rotate-90')} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Content asChild>
        <ul className="relative my-px flex flex-col gap-px before:absolute before:inset-y-0 before:left-5 before:z-1 before:w-px before:bg-line">
          {item.items?.map((child) => (
            <li key={child.url}>
              <ChildLink child={child} {...where} />
            </li>
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};

/** The sections in full width: links, and groups that open and close. */
export const SectionList = ({
  items,
  ...where
}: NavigationContext & { readonly items: readonly NavigationItem[] }) => (
  <ul className="flex flex-col gap-px px-2 max-md:text-[0.9375rem]">
    {items.map((item) => (
      <li key={item.url}>
        {item.items === undefined ? <ItemLink item={item} {...where} /> : <Group item={item} {...where} />}
      </li>
    ))}
  </ul>
);
