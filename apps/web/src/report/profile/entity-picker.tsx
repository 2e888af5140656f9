import * as texts from '#texts/report/profile/profile';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ArrowLeftRight, ChevronDown } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { LatestWeekButton } from '../../period/latest-week-button.tsx';
import { paths } from '../../routing/paths.ts';
import { useIsShared, useScreenPath } from '../../routing/shared-screen.ts';
import type { Entity } from './entity.ts';

const Picker = createLazyComponent(async () => (await import('../../search/picker/picker.tsx')).Picker);

/** The picker, loaded on render: most addresses have an id. */
const LazyPicker = (props: ComponentProps<typeof Picker>) => (
  <Suspense fallback={<Skeleton className="h-(--control) max-w-[36rem]" />}>
    <Picker {...props} />
  </Suspense>
);

/** Button that opens a picker of another entity for the same screen; hidden on a shared screen. */
export function ChangeEntity({
  entity: { changeLabel, kind },
}: {
  entity: Pick<Entity<unknown>, 'changeLabel' | 'kind'>;
}) {
  const path = useScreenPath();
  const isShared = useIsShared();
  const [open, setOpen] = useState(false);
  return isShared ? null : (
    <Popover
      label={changeLabel}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="max-h-[70vh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto"
      trigger={
        <Button>
          {changeLabel}
          <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
        </Button>
      }
    >
      <LazyPicker kind={kind} path={path} hasFocus onPick={() => setOpen(false)} />
    </Popover>
  );
}

/** The picker of another entity as a menu item, which leads to the screen without an entity. */
export const ChangeItem = ({ label }: { label: string }) => (
  <MenuItem asChild>
    <Link href={useScreenPath()}>
      <ArrowLeftRight aria-hidden="true" />
      {label}
    </Link>
  </MenuItem>
);

type Choice = Pick<Entity<unknown>, 'kind' | 'advice'>;

/** Offers the latest week and another entity, below a not-found error. */
export const Alternatives = ({ advice, kind }: Choice) => (
  <div className="px-(--gutter) pb-6">
    <div className="mb-5 empty:hidden">
      <LatestWeekButton />
    </div>
    <h2 className="mb-2 text-section">{advice}</h2>
    <LazyPicker kind={kind} path={useScreenPath()} />
  </div>
);

const fullLists = {
  seller: { href: paths.sellers(), title: texts.allSellers },
  brand: { href: paths.brands(), title: texts.allBrands },
  category: { href: paths.categories(), title: texts.allCategories },
} as const;

/** Link to the list of all entities, for a person who knows no name. */
const FullList = ({ kind }: { kind: keyof typeof fullLists }) => (
  <p className="mt-3">
    <Link href={fullLists[kind].href} className="rounded-mark text-accent underline underline-offset-2">
      {fullLists[kind].title}
    </Link>
  </p>
);

/** Content of a screen about one entity whose address has no id. */
export const FirstChoice = ({ title, advice, kind }: Choice & { title: string }) => (
  <div className="px-(--gutter) py-6 max-md:py-4">
    <h1 className="text-title max-md:sr-only">{title}</h1>
    <p className="mt-1 mb-4 text-ink-2">
      {kind === 'section' ? texts.startTyping(advice) : texts.startTypingOrPaste(advice)}
    </p>
    <LazyPicker kind={kind} path={useScreenPath()} />
    {kind === 'section' ? null : <FullList kind={kind} />}
  </div>
);
