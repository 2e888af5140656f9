import { isolateBidi } from '@vitrina/ui/format/bidi';
import { classNames } from '@vitrina/ui/class-names';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { useToast } from '@vitrina/ui/primitives/toast';
import { History, Pin } from 'lucide-react';
import { flushSync } from 'react-dom';
import { type Entity, MAX_ENTITIES, isSameEntity } from '../../session/pinned-and-recent.ts';
import { usePinnedAndRecent } from '../../session/use-pinned-and-recent.ts';

/** Toggles the pin of an entity and shows a message that undoes it. */
function useTogglePin(entity: Entity) {
  const { pinned, pin, unpin } = usePinnedAndRecent();
  const showToast = useToast();
  const index = pinned.findIndex((pinnedEntity) => isSameEntity(pinnedEntity, entity));
  const isPinned = index >= 0;
  const toggle = () => {
    if (isPinned) {
      unpin(entity);
      const undo = { title: 'Вернуть', run: () => pin(entity, index) };
      showToast({ text: `Откреплено: ${isolateBidi(entity.title)}`, action: undo });
    } else if (pinned.length >= MAX_ENTITIES.pinned) {
      showToast({ text: `Закрепить можно не больше ${MAX_ENTITIES.pinned}: сначала открепите что-нибудь.` });
    } else {
      pin(entity);
      const undo = { title: 'Отменить', run: () => unpin(entity) };
      showToast({ text: `Закреплено на главной: ${isolateBidi(entity.title)}`, action: undo });
    }
  };
  return { isPinned, toggle };
}

interface Props {
  entity: Entity;
  /** In a list: labelled by its entity; an unpinned one shows a clock until hover or focus. */
  inList?: boolean;
}

/** Pins an entity to the home screen, or unpins it. */
export function PinButton({ entity, inList = false }: Props) {
  const { isPinned, toggle } = useTogglePin(entity);
  const hasClock = inList && !isPinned;
  return (
    <IconButton
      label={inList ? `Закрепить: ${entity.title}` : 'Закрепить на главной'}
      aria-pressed={isPinned}
      onClick={({ currentTarget }) => {
        flushSync(toggle);
        currentTarget.focus();
      }}
      className={classNames(
        'group',
        inList && 'md:size-7.5!',
        isPinned && '[&_svg]:fill-accent-soft [&_svg]:text-accent',
      )}
      icon={
        <>
          <Pin
            aria-hidden="true"
            className={hasClock ? 'hidden group-hover:block group-focus-visible:block' : undefined}
          />
          {hasClock && (
            <History aria-hidden="true" className="group-hover:hidden group-focus-visible:hidden" />
          )}
        </>
      }
    />
  );
}

/** Pins or unpins an entity from a menu. */
export function PinItem({ entity }: { entity: Entity }) {
  const { isPinned, toggle } = useTogglePin(entity);
  return (
    <MenuItem onSelect={toggle}>
      <Pin aria-hidden="true" className={isPinned ? 'fill-accent-soft text-accent' : ''} />
      {isPinned ? 'Открепить' : 'Закрепить на главной'}
    </MenuItem>
  );
}
