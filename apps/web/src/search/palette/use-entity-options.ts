import { isolateBidi } from '@vitrina/ui/format/bidi';
import { Columns2, Eye, EyeOff, FileText, PenLine, Store } from 'lucide-react';
import * as follows from '#texts/follow/follow-controls';
import * as notes from '#texts/follow/note';
import * as screens from '#texts/screens';
import * as texts from '#texts/search/palette-actions';
import { useIsServed } from '../../api/served-profiles.ts';
import { useFollows } from '../../follow/follows-context.ts';
import { beginEditing } from '../../follow/note-editing.ts';
import { type NamedSubject, useFollow } from '../../follow/use-follow.ts';
import { paths } from '../../routing/paths.ts';
import type { NamedEntity, Option } from '../option.ts';

/** What no entity is: ids begin with 1. */
const nobody: NamedEntity = { kind: 'seller', id: 0, title: '' };

/** Writes a name for a sentence: in quotation marks, unless it has its own. */
function quoteName(title: string): string {
  const name = isolateBidi(title);
  return /[«»“”"]/.test(name) ? name : texts.quoted(name);
}

/** Opens the note on the entity of the screen; it returns the focus to where it is now. */
const editNote = (entity: NamedSubject): void =>
  beginEditing(entity, document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Returns options that follow an entity, or stop that; none without accounts. */
function useFollowOptions(entity: NamedEntity, isOpen: boolean): readonly Option[] {
  const areLoaded = useFollows() !== undefined;
  const { isFollowed, isMine, note, toggle, toggleMine } = useFollow(entity);
  if (!useIsServed('account') || !areLoaded || entity === nobody) return [];
  const { kind, id } = entity;
  const name = quoteName(entity.title);
  const options: Option[] = [
    {
      key: `follow ${kind} ${id}`,
      title: isFollowed ? texts.unfollow(name) : texts.follow(name),
      icon: isFollowed ? EyeOff : Eye,
      words: texts.words.follow,
      target: { run: toggle },
    },
  ];
  if (isOpen && isFollowed)
    options.push({
      key: 'note',
      title: note === '' ? notes.add : notes.edit,
      icon: PenLine,
      target: { run: () => editNote(entity) },
    });
  if (isOpen && kind === 'seller')
    options.push({
      key: 'own shop',
      title: isMine ? follows.isNotMine : follows.isMine,
      icon: Store,
      target: { run: toggleMine },
    });
  return options;
}

/**
 * Returns options that act on an entity: compare, unless it is a section, follow, and on the one of the screen also its
 * note, the own shop and the report for a boss.
 */
export function useEntityOptions(subject: NamedEntity = nobody, isOpen: boolean): readonly Option[] {
  const followOptions = useFollowOptions(subject, isOpen);
  const canCompare = useIsServed('insight');
  if (subject === nobody) return [];
  const { kind, id, title } = subject;
  const compare: readonly Option[] =
    kind === 'section'
      ? []
      : [
          {
            key: `compare ${kind} ${id}`,
            title: texts.compareWith(quoteName(title)),
            icon: Columns2,
            words: texts.words.compare,
            target: { to: paths.compare(kind, [id]) },
          },
        ];
  const briefing: readonly Option[] =
    isOpen && kind !== 'product'
      ? [
          {
            key: 'briefing',
            title: screens.briefing,
            icon: FileText,
            target: { to: paths.briefing({ kind, id }) },
          },
        ]
      : [];
  return canCompare ? [...compare, ...followOptions, ...briefing] : followOptions;
}
