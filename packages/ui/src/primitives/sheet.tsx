import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '../when-online.ts';
import type { SheetProps } from './sheet-box.tsx';

const SheetBox = lazy(async () => ({
  default: (await whenOnline(() => import('./sheet-box.tsx'))).SheetBox,
}));

/** A dialog over a shaded page: from the side, from below, or in the middle. Its code comes when it first opens. */
export const Sheet = (props: SheetProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SheetBox {...props} />}</Suspense>;
};
