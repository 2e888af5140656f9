import type { CreatedKey } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { CopyField } from '@vitrina/ui/primitives/copy-field';
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
      <CopyField label="Новый ключ" text={key} what="ключ" describedBy={hintId} ref={focusOnMount} />
      <Button small variant="quiet" onClick={onClose}>
        Сохранил, убрать
      </Button>
    </section>
  );
}
