import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { Popover } from '@vitrina/ui/primitives/popover';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { AgainstMenu } from '../period/against-menu.tsx';
import { useAgainst } from '../period/use-against.ts';
import { paths } from '../routing/paths.ts';
import { Picker } from '../search/picker/picker.tsx';
import { type ComparedKind, MAX_COMPARED } from './compared-entities.ts';
import { profilePath } from './profile-path.ts';
import { comparedKinds } from './compared-kinds.ts';
import { EntityMark } from './entity-mark.tsx';
import { isMissing } from './missing-entity.tsx';
import { ProductPicker } from './product-picker.tsx';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

interface PickProps {
  kind: ComparedKind;
  ids: readonly number[];
  onPick?: () => void;
  hasFocus?: boolean;
}

/** Finds a further entity and links to the comparison with it. */
export const PickCompared = ({ kind, ids, onPick, hasFocus = false }: PickProps) =>
  kind === 'product' ? (
    <ProductPicker ids={ids} onPick={onPick} hasFocus={hasFocus} />
  ) : (
    <Picker kind={kind} path={paths.compare(kind, ids)} exclude={ids} onPick={onPick} hasFocus={hasFocus} />
  );

function AddButton({ kind, ids }: { kind: ComparedKind; ids: readonly number[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={texts.add}
      open={open}
      onOpenChange={setOpen}
      className="max-h-[70vh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto"
      trigger={
        <Button variant="quiet" className="max-md:-ml-3 print:hidden">
          <Plus className="size-4 text-ink-2" aria-hidden="true" />
          {texts.addUpTo(MAX_COMPARED)}
        </Button>
      }
    >
      <PickCompared kind={kind} ids={ids} hasFocus onPick={() => setOpen(false)} />
    </Popover>
  );
}

/** The title; without one its number if no week has it, else its state. */
function nameEntity(entity: Compared): string {
  if (entity.title !== undefined) return entity.title;
  if (isMissing(entity)) return texts.numbered(entity.id);
  return entity.result?.isError ? texts.notRead : texts.loading;
}

interface Props {
  kind: ComparedKind;
  entities: readonly Compared[];
}

/**
 * Compared entities: each links to its profile and can be removed, and others can be added. The compared week is chosen
 * at the figure that depends on it; here if there is none.
 */
export const CompareHead = ({ kind, entities }: Props) => {
  const { week: against } = useAgainst();
  const ids = entities.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-2 px-(--gutter) py-4 max-md:py-2">
      <h1 className="mr-2 text-title max-md:sr-only">{comparedKinds[kind].title}</h1>
      <ul className="contents max-md:-mx-(--gutter) max-md:flex max-md:basis-[calc(100%+2*var(--gutter))] max-md:gap-2 max-md:scroll-sideways max-md:px-(--gutter)">
        {entities
          .map((entity) => ({ ...entity, title: nameEntity(entity) }))
          .map(({ id, at, title }) => (
            <li
              key={id}
              className="flex h-(--control) max-w-full shrink-0 items-center gap-2 rounded-control border border-line-quiet pl-3"
            >
              <EntityMark at={at} />
              <Link href={profilePath(kind, id)} className="max-w-52 truncate rounded-mark hover:underline">
                {title}
              </Link>
              <Link
                href={paths.compare(
                  kind,
                  ids.filter((one) => one !== id),
                )}
                aria-label={texts.remove(title)}
                className="flex size-(--control) items-center justify-center rounded-control hover:bg-hover print:hidden"
              >
                <X className="size-3.5 text-ink-2" aria-hidden="true" />
              </Link>
            </li>
          ))}
      </ul>
      {entities.length < MAX_COMPARED && <AddButton kind={kind} ids={ids} />}
      {against === undefined && (
        <span className="ml-auto">
          <AgainstMenu />
        </span>
      )}
    </div>
  );
};
