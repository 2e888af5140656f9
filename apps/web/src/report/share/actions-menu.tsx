import * as texts from '#texts/report/share/share-button';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu } from '@vitrina/ui/primitives/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ShareItem, useSharing } from './share-button.tsx';

interface Props {
  /** Items before sharing. */
  before?: ReactNode;
  /** Items after sharing. */
  children?: ReactNode;
}

/** Menu of the actions on a screen; its sharing dialog outlives it and returns the focus to the button. */
export function ActionsMenu({ before, children }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const sharing = useSharing(opener);
  return (
    <>
      <Menu
        align="end"
        title={texts.actions}
        className="min-w-60"
        trigger={
          <Button ref={opener} aria-label={texts.actions} className="size-(--control) px-0!">
            <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
          </Button>
        }
      >
        {before}
        <ShareItem sharing={sharing} />
        {children}
      </Menu>
      {sharing?.dialog}
    </>
  );
}
