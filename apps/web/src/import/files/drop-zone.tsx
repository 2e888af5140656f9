import { Button } from '@vitrina/ui/primitives/button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { usePageDrop } from './use-page-drop.ts';
import * as texts from '#texts/import/files';

/** Where files are dropped, or chosen with a button. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = usePageDrop(onFiles);
  return (
    <section
      aria-label={texts.files}
      className={`flex flex-col items-center gap-2 rounded-popover border border-dashed px-4 py-10 text-center max-md:py-6 ${
        isOver ? 'border-accent bg-accent-soft' : 'border-line-control bg-sunken'
      }`}
    >
      <Upload className="size-6 text-accent" aria-hidden="true" />
      <p className="mt-1 text-[1rem] leading-6 font-semibold max-md:hidden">{texts.dropHere}</p>
      <p className="text-ink-2">{texts.formats}</p>
      <Button variant="primary" className="mt-2" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={texts.choose}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
    </section>
  );
}
