import type { CreatedKey } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { CopyField } from '@vitrina/ui/primitives/copy-field';
import { useId } from 'react';
import { focusOnMount } from '../../../routing/focus-on-mount.ts';
import * as texts from '#texts/pages/account/keys';

interface Props {
  created: CreatedKey;
  onClose: () => void;
}

/** A new key, shown only once. */
export function ShownKey({ created: { key, name }, onClose }: Props) {
  const hintId = useId();
  return (
    <section aria-label={texts.newKeyOf(name)} className="space-y-2 rounded-control bg-sunken p-3">
      <p id={hintId} className="[overflow-wrap:anywhere]">
        {texts.shownOnce(name)}
      </p>
      <CopyField label={texts.newKey} text={key} what={texts.key} describedBy={hintId} ref={focusOnMount} />
      <Button small variant="quiet" onClick={onClose}>
        {texts.hide}
      </Button>
    </section>
  );
}
