import { StickyNote } from 'lucide-react';
import * as texts from '#texts/follow/note';
import { useKnownFollow } from './known-follows.ts';
import type { NamedSubject } from './use-follow.ts';

/** The person's note on a followed entity, in its profile's head; hidden in print, which others may see. */
export function NoteLine({ entity }: { entity: NamedSubject }) {
  const note = useKnownFollow(entity)?.note ?? '';
  if (note === '') return null;
  return (
    <p className="mt-1 flex max-w-[80ch] items-start gap-1.5 overflow-clip text-ink-2 print:hidden">
      <StickyNote className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="sr-only">{texts.note}</span>
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{note}</bdi>
    </p>
  );
}
