import { insertElements } from '@vitrina/ui/insert-elements';
import { Keyboard } from 'lucide-react';
import * as texts from '#texts/search/palette';
import type { Understanding } from './understanding.ts';

interface Props {
  /** The text as it was typed. */
  text: string;
  understanding: Understanding;
  onSearchLiterally: () => void;
}

/** Says what a search understood by a text, and offers to search for the text as it is written. */
export const UnderstoodLine = ({ text, understanding, onSearchLiterally }: Props) => (
  <div className="flex min-h-8.5 items-center gap-3 border-b border-line-soft bg-sunken px-4 py-1">
    {understanding.isSwitched && <Keyboard className="size-4 shrink-0 text-ink-2" aria-hidden="true" />}
    <output className="min-w-0 flex-1 [overflow-wrap:anywhere] md:truncate">
      {insertElements(understanding.isSwitched ? texts.switched : texts.similar, {
        text: <b className="font-semibold">{understanding.text}</b>,
      })}
    </output>
    <button
      type="button"
      onClick={onSearchLiterally}
      className="max-w-60 shrink-0 truncate rounded-mark font-medium text-accent hover:underline max-md:min-h-(--control) max-md:max-w-40"
    >
      {texts.searchLiterally(text)}
    </button>
  </div>
);
