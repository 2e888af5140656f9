import type { Ref } from 'react';
import { CopyButton } from './copy-button.tsx';
import { inputClass } from './field.tsx';

interface Props {
  /** Accessible name of the field: «Новый ключ». */
  readonly label: string;
  readonly text: string;
  /** Name of the copied text, for screen readers: «ключ». */
  readonly what: string;
  /** Id of a sentence about the text. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text to copy: selected on focus, with a copy button. */
export const CopyField = ({ label, text, what, describedBy, ref }: Props) => (
  <div className="flex flex-wrap items-center gap-2">
    <input
      ref={ref}
      readOnly
      value={text}
      aria-label={label}
      aria-describedby={describedBy}
      spellCheck={false}
      onFocus={({ target }) => {
        target.select();
        target.scrollLeft = 0;
      }}
      className={`${inputClass} min-w-0 flex-1 basis-60 text-ellipsis`}
    />
    <CopyButton text={text} what={what} isPrimary />
  </div>
);
