import type { CreatedKey } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { CopyButton } from '@vitrina/ui/primitives/copy-button';
import { inputClass } from '@vitrina/ui/primitives/field';
import { useId } from 'react';
import { focusOnMount } from '../../../routing/focus-on-mount.ts';

interface Props {
  created: CreatedKey;
  onClose: () => void;
}

/** A new key, which nothing shows again. */
export function ShownKey({ created: { key, name }, onClose }: Props) {
  const hintId = useId();
  return (
    <section aria-label={`Новый ключ «${name}»`} className="space-y-2 rounded-control bg-sunken p-3">
      <p id={hintId} className="[overflow-wrap:anywhere]">
        Ключ «{name}» виден только сейчас. Сохраните его там, где программа хранит пароли: показать его снова
        мы не сможем, у нас остаётся лишь его отпечаток.
      </p>
      <input
        ref={focusOnMount}
        readOnly
        value={key}
        aria-label="Новый ключ"
        aria-describedby={hintId}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        className={`${inputClass} font-mono`}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={key} what="ключ" />
        <Button small variant="quiet" onClick={onClose}>
          Сохранил, убрать
        </Button>
      </div>
    </section>
  );
}
