import { Suspense, useState } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import type { SheetProps } from './radix-sheet.tsx';

const SheetBox = createLazyComponent(
  async () => (await import('./radix-sheet.tsx')).RadixSheet,
  ({ open }: SheetProps) => open && <FocusedReloadToast />,
);

/** Preloads the sheet's code; errors are ignored and show when it opens. */
export const preloadSheet = SheetBox.preload;

/** Modal dialog; its code loads when it first opens. */
export const Sheet = (props: SheetProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SheetBox {...props} />}</Suspense>;
};
