import { Sheet } from '@vitrina/ui/primitives/sheet';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { StickyNote } from 'lucide-react';
import * as texts from '#texts/follow/note';
import { NoteForm } from './note-form.tsx';
import { endEditing, useEditing } from './note-editing.ts';
import { type NamedSubject, useFollow } from './use-follow.ts';

interface Props {
  entity: NamedSubject;
}

/** The sheet that a menu opens to change the note. */
function NoteSheet({ entity }: Props) {
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

/** The person's note on a followed entity, in the head of its profile; paper for others does not have it. */
export function FollowNote({ entity }: Props) {
  const { note } = useFollow(entity);
  return (
    <>
      {note !== '' && (
        <p className="mt-1 flex max-w-[80ch] items-start gap-1.5 overflow-clip text-ink-2 print:hidden">
          <StickyNote className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
          <span className="sr-only">{texts.note}</span>
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{note}</bdi>
        </p>
      )}
      <NoteSheet entity={entity} />
    </>
  );
}
