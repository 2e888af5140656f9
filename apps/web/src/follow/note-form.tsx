import { Button } from '@vitrina/ui/primitives/button';
import { FieldError, inputClass } from '@vitrina/ui/primitives/field';
import { useToast } from '@vitrina/ui/primitives/toast';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import * as texts from '#texts/follow/note';
import { ApiError } from '../api/api-error.ts';
import { focusOnMount } from '../routing/focus-on-mount.ts';
import { type FollowSubject, isSameSubject, MAX_NOTE_LENGTH, setNote } from './change-follows.ts';
import { useFollows } from './follows-context.ts';

/** The person has unfollowed the entity, here or in another tab. */
class NotFollowedError extends Error {
  override readonly name = 'NotFollowedError';
}

/** Describes why a note was not saved; without a response there is no server message. */
const describeError = (error: unknown): string =>
  error instanceof ApiError && error.status !== undefined ? error.message : texts.noAnswer;

/**
 * Text of the note on an entity and a function that saves it. After a failed save the field keeps the text, unless
 * the entity is no longer followed: then a message says so.
 */
function useNote(subject: FollowSubject, onClose: () => void) {
  const showToast = useToast();
  const { follows = [], save } = useFollows() ?? {};
  const [saved] = useState(() => follows.find((follow) => isSameSubject(follow, subject))?.note ?? '');
  const [text, setText] = useState(saved);
  const [state, setState] = useState<{ isPending: boolean; error?: string }>({ isPending: false });
  const submit = async () => {
    const note = text.replaceAll(/\s+/g, ' ').trim();
    setState({ isPending: true });
    try {
      if (note !== saved)
        await save?.((list) => {
          if (!list.some((follow) => isSameSubject(follow, subject))) throw new NotFollowedError();
          return setNote(list, subject, note);
        });
      onClose();
    } catch (error) {
      if (error instanceof NotFollowedError) {
        showToast({ text: texts.notFollowed });
        onClose();
      }
      setState({ isPending: false, error: describeError(error) });
    }
  };
  return { text, setText, submit, ...state };
}

interface Props {
  subject: FollowSubject;
  /** Called when the note is saved, or its entity is no longer followed. */
  onClose: () => void;
}

/** Edits the note on a followed entity; Enter saves it. */
export function NoteForm({ subject, onClose }: Props) {
  const { text, setText, submit, isPending, error } = useNote(subject, onClose);
  const [id, hintId] = [useId(), useId()];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) void submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form onSubmit={onSubmit} className="space-y-2 p-2">
      <label htmlFor={id} className="block text-label text-ink-2">
        {texts.note}
      </label>
      <textarea
        id={id}
        ref={focusOnMount}
        dir="auto"
        rows={4}
        value={text}
        maxLength={MAX_NOTE_LENGTH}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${inputClass} h-auto! resize-none py-2 leading-5`}
      />
      <p id={hintId} className="flex justify-between gap-3 text-badge font-normal text-ink-3">
        <span>{texts.isPrivate}</span>
        <span className="figures">{texts.length(text.length, MAX_NOTE_LENGTH)}</span>
      </p>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <Button type="submit" variant="primary" pending={isPending} className="max-md:w-full">
        {texts.save}
      </Button>
    </form>
  );
}
