import * as texts from '#texts/report/share/share-button';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useIsServed } from '../../api/served-profiles.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { useOpenAction } from '../../search/palette/open-actions.ts';

const ShareDialog = createLazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Opens the dialog that creates a link to the screen. */
export interface Sharing {
  open: () => void;
  /** The dialog, rendered beside its opener. */
  dialog: ReactNode;
}

/**
 * Returns the sharing of the screen; undefined without accounts, and on a shared screen.
 * @param opener gets the focus when the dialog closes: the button of a menu, whose items no longer exist then
 */
export function useSharing(opener?: RefObject<HTMLElement | null>): Sharing | undefined {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isShared = useIsShared();
  const canShare = useIsServed('account') && !isShared;
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  useOpenAction(canShare ? { key: 'share', title: texts.share, icon: Share2, run: open } : undefined);
  if (!canShare) return undefined;
  const dialog = wasOpen && (
    <Suspense>
      <ShareDialog isOpen={isOpen} onOpenChange={setOpen} opener={opener} />
    </Suspense>
  );
  return { open, dialog };
}

/** Button that creates a link to the screen for others. */
export function ShareButton() {
  const sharing = useSharing();
  return (
    sharing && (
      <>
        <IconButton
          label={texts.share}
          icon={<Share2 aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={sharing.open}
          className="border border-line-quiet bg-ground"
        />
        {sharing.dialog}
      </>
    )
  );
}

/** The share button as a menu item; its dialog outlives the menu. */
export const ShareItem = ({ sharing }: { sharing: Sharing | undefined }) =>
  sharing && (
    <MenuItem onSelect={sharing.open}>
      <Share2 aria-hidden="true" />
      {texts.share}
    </MenuItem>
  );
