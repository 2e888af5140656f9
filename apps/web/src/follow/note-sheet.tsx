import { Sheet } from '@vitrina/ui/primitives/sheet';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import * as texts from '#texts/follow/note';
import { NoteForm } from './note-form.tsx';
import { endEditing, useEditing } from './note-editing.ts';
import type { NamedSubject } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** Sheet for editing the note, opened by a menu. */
export function NoteSheet({ entity }: Props) {
  const editing = useEditing(entity);
  const isPhone = useIsPhone();
  const focusOpener = (event: Event) => {
    event.preventDefault();
    editing?.opener?.focus();
  };
  return (
    <Sheet
      open={editing?.isOpen === true}
      onOpenChange={endEditing}
      title={texts.note}
      placement={isPhone ? 'bottom' : 'centre'}
      onCloseFocus={focusOpener}
    >
      <div className="p-2">
        <NoteForm subject={entity} onClose={endEditing} />
      </div>
    </Sheet>
  );
}
