import type { Crumb } from '@vitrina/ui/primitives/breadcrumbs';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Button } from '@vitrina/ui/primitives/button';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { EntityKind } from '../../search/entity-kinds.ts';
import { LatestWeekButton } from '../../period/latest-week-button.tsx';
import { Page } from '../../routing/page.tsx';

const Picker = createLazyComponent(async () => (await import('../../search/picker/picker.tsx')).Picker);

/** Its code comes when somebody is asked which: most screens know already. */
const PickerInPlace = (props: ComponentProps<typeof Picker>) => (
  <Suspense fallback={<Skeleton className="h-(--control) max-w-[36rem]" />}>
    <Picker {...props} />
  </Suspense>
);

/** The way to another entity of the kind on the same screen. */
export function OtherEntity({ label, kind }: { label: string; kind: EntityKind }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="max-h-[70vh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto"
      trigger={
        <Button>
          {label}
          <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
        </Button>
      }
    >
      <PickerInPlace kind={kind} path={pathname} onPick={() => setOpen(false)} />
    </Popover>
  );
}

interface Props {
  /** What the screen shows: «Товары бренда». */
  title: string;
  /** The entity, once known, where the title is not its name. */
  name: string | undefined;
  /** The way to the entity. */
  crumbs: readonly Crumb[];
  /** Whether the address names an entity; else the person is asked which. */
  isAsked: boolean;
  /** The week does not have it: below what says so, the person is asked for another. */
  isMissing: boolean;
  /** «Выберите бренд» */
  advice: string;
  /** What the screen is about. */
  kind: EntityKind;
  children: ReactNode;
}

/** Below what says that the week does not have it: another week, or another one. */
const Elsewhere = ({ advice, kind }: Pick<Props, 'advice' | 'kind'>) => (
  <div className="px-(--gutter) pb-6">
    <div className="mb-5 empty:hidden">
      <LatestWeekButton />
    </div>
    <h2 className="mb-2 text-section">{advice}</h2>
    <PickerInPlace kind={kind} path={useLocation().pathname} />
  </div>
);

/** A screen about one seller, brand or category; without one in the address, it asks which in place. */
export function EntityPage({ title, name, crumbs, isAsked, isMissing, advice, kind, children }: Props) {
  const { pathname } = useLocation();
  return (
    <Page title={title} name={name} crumbs={crumbs}>
      {isAsked ? (
        <>
          {children}
          {isMissing && <Elsewhere advice={advice} kind={kind} />}
        </>
      ) : (
        <div className="px-(--gutter) py-6 max-md:py-4">
          <h1 className="text-title max-md:sr-only">{title}</h1>
          <p className="mt-1 mb-4 text-ink-2">
            {advice}: начните вводить название или вставьте ссылку с Kaspi.
          </p>
          <PickerInPlace kind={kind} path={pathname} />
        </div>
      )}
    </Page>
  );
}
