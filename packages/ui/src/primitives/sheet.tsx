import { Suspense, useState } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import type { SheetProps } from './radix-sheet.tsx';

const SheetBox = createLazyComponent(
  async () => (await import('./radix-sheet.tsx')).RadixSheet,
  ({ open }: SheetProps) => open && <FocusedReloadToast />,
);

/** Fetches the code of a sheet that is about to open; should that fail, opening it will say so. */
export const preloadSheet = SheetBox.preload;

/** A dialog over a shaded page: from the side, from below, or in the middle. Its code comes when it first opens. */
export const Sheet = (props: SheetProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SheetBox {...props} />}</Suspense>;
};
