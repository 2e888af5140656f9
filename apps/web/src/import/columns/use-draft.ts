import type { Import } from '@vitrina/contract';
import { useMemo, useState } from 'react';
import { type Draft, emptyDraft } from './draft.ts';
import { findKeptDraft, keepDraft } from './kept-drafts.ts';

/** What the person has decided about the columns of an import. */
export interface Columns {
  draft: Draft;
  /** Whether the draft is that of earlier files with the same headers. */
  isKept: boolean;
  /** Whether the draft differs from the one that was checked last. */
  isChanged: boolean;
  change: (draft: Draft) => void;
  /** Whether the draft is kept for the next files. */
  isRemembered: boolean;
  remember: (isRemembered: boolean) => void;
  /** Notes that the draft is being checked. */
  noteCheck: () => void;
}

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what the person has decided; before that, what they decided about files with the same headers. */
export function useDraft(checked: Import | undefined): Columns {
  const [own, setOwn] = useState<{ id: string | undefined; draft: Draft; checked: Draft }>();
  const [isRemembered, remember] = useState(true);
  const mine = own?.id === checked?.id ? own : undefined;
  const kept = useMemo(() => checked && findKeptDraft(checked.readings), [checked]);
  const draft = mine?.draft ?? kept ?? emptyDraft;
  const lastChecked = mine?.checked ?? emptyDraft;
  return {
    draft,
    isKept: mine === undefined && kept !== undefined,
    isChanged: !isSame(draft, lastChecked),
    change: (next) => setOwn({ id: checked?.id, draft: next, checked: lastChecked }),
    isRemembered,
    remember,
    noteCheck: () => {
      setOwn({ id: checked?.id, draft, checked: draft });
      const isWorthKeeping = isRemembered && !isSame(draft, emptyDraft);
      if (checked) keepDraft(checked.readings, isWorthKeeping ? draft : undefined);
    },
  };
}
