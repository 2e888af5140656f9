import { Link } from '@vitrina/ui/link';
import { Field } from '@vitrina/ui/primitives/field';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { AnyFollow } from '../../api/follow.ts';
import { isSameSubject, MAX_NOTE_LENGTH, setNote } from '../../follow/change-follows.ts';
import { FollowToggle } from '../../follow/follow-button.tsx';
import { followKinds, subjectPath } from '../../follow/follow-kinds.ts';
import type { Follows } from '../../follow/follows-context.ts';
import * as texts from '#texts/pages/account/account';

interface RowProps extends Pick<Follows, 'change'> {
  follow: AnyFollow;
  /** Undefined if neither the week nor the one before has the entity. */
  title: string | undefined;
}

/** The person's note: saved on blur or Enter; Escape restores the text. */
function NoteField({ follow, change, title }: RowProps & { title: string }) {
  const save = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const note = currentTarget.value.trim();
    if (note !== follow.note) change((list) => setNote(list, follow, note));
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape') currentTarget.value = follow.note;
    if (key === 'Escape' || key === 'Enter') currentTarget.blur();
  };
  return (
    <Field
      // A note that could not be saved, or that another tab has changed, replaces the text.
      key={follow.note}
      label={texts.noteOn(title)}
      labelHidden
      placeholder={texts.note}
      defaultValue={follow.note}
      maxLength={MAX_NOTE_LENGTH}
      onBlur={save}
      onKeyDown={onKeyDown}
      className="min-w-0 flex-1 max-md:order-last max-md:basis-full"
    />
  );
}

function FollowedRow({ follow, title, change }: RowProps) {
  const { kind, id, isMine } = follow;
  const { icon: Icon, one } = followKinds[kind];
  const name = title ?? texts.unnamed(id, one);
  return (
    <li className="flex min-h-(--row) flex-wrap items-center gap-x-3 border-b border-line-soft py-1 last:border-0">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${isMine ? 'text-accent' : 'text-ink-3'}`} />
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <Link href={subjectPath(follow)} title={name} className="truncate rounded-mark py-1 hover:underline">
          {name}
        </Link>
        {isMine && <OwnTag />}
        {title === undefined && (
          <span className="shrink-0 text-badge font-normal text-ink-3">{texts.notInWeek}</span>
        )}
      </span>
      <NoteField {...{ follow, change }} title={name} />
      <FollowToggle entity={{ kind, id, title: name }} />
    </li>
  );
}

/** All followed entities and sections, in the person's order, each with a note. */
export const FollowedList = ({ follows, events, change }: Follows) => (
  <ul>
    {follows.map((follow) => (
      <FollowedRow
        key={`${follow.kind} ${follow.id}`}
        {...{ follow, change }}
        title={events?.followed.find((one) => isSameSubject(one, follow))?.title}
      />
    ))}
  </ul>
);
