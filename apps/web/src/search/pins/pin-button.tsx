import { isolateBidi } from '@vitrina/ui/format/bidi';
import { classNames } from '@vitrina/ui/class-names';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { useToast } from '@vitrina/ui/primitives/toast';
import { History, Pin } from 'lucide-react';
import { flushSync } from 'react-dom';
import { type Entity, MAX_ENTITIES, isSameEntity } from '../../session/pinned-and-recent.ts';
import { usePinnedAndRecent } from '../../session/use-pinned-and-recent.ts';

/** Pins an entity or takes it off, and says so; either can be undone for a while. */
function useTogglePin(entity: Entity) {
  const { pinned, pin, unpin } = usePinnedAndRecent();
  const tell = useToast();
  const place = pinned.findIndex((one) => isSameEntity(one, entity));
  const isPinned = place >= 0;
  const toggle = () => {
    if (isPinned) {
      unpin(entity);
      const back = { title: 'Вернуть', run: () => pin(entity, place) };
      tell({ text: `Откреплено: ${isolateBidi(entity.title)}`, action: back });
    } else if (pinned.length >= MAX_ENTITIES.pinned) {
      tell({ text: `Закрепить можно не больше ${MAX_ENTITIES.pinned}: сначала открепите что-нибудь.` });
    } else {
      pin(entity);
      const undo = { title: 'Отменить', run: () => unpin(entity) };
      tell({ text: `Закреплено на главной: ${isolateBidi(entity.title)}`, action: undo });
    }
  };
  return { isPinned, toggle };
}

interface Props {
  entity: Entity;
  /** In a list: named by its entity, and while it is not pinned a clock stands there until it is pointed at. */
  inList?: boolean;
}

/** Pins a seller, brand or category to the home screen, or takes it off. */
export function PinButton({ entity, inList = false }: Props) {
  const { isPinned, toggle } = useTogglePin(entity);
  const isClock = inList && !isPinned;
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
            className={isClock ? 'hidden group-hover:block group-focus-visible:block' : undefined}
          />
          {isClock && (
            <History aria-hidden="true" className="group-hover:hidden group-focus-visible:hidden" />
          )}
        </>
      }
    />
  );
}

/** The same as an entry of a menu. */
export function PinItem({ entity }: { entity: Entity }) {
  const { isPinned, toggle } = useTogglePin(entity);
  return (
    <MenuItem onSelect={toggle}>
      <Pin aria-hidden="true" className={isPinned ? 'fill-accent-soft text-accent' : ''} />
      {isPinned ? 'Открепить' : 'Закрепить на главной'}
    </MenuItem>
  );
}
