import * as texts from '#texts/report/share/share-button';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu } from '@vitrina/ui/primitives/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ShareItem, useSharing } from './share-button.tsx';

/**
 * Menu of the actions on a screen. Sharing comes last; its dialog outlives the menu and returns the focus to the
 * button.
 */
export function ActionsMenu({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLButtonElement>(null);
  const sharing = useSharing(opener);
  return (
    <>
      <Menu
        align="end"
        title={texts.actions}
        className="min-w-60"
        trigger={
          <Button
            ref={opener}
            variant="quiet"
            aria-label={texts.actions}
            className="-mr-3 size-(--control) px-0!"
          >
            <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
          </Button>
        }
      >
        {children}
        <ShareItem sharing={sharing} />
      </Menu>
      {sharing?.dialog}
    </>
  );
}
