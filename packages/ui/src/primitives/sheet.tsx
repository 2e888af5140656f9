import { Suspense, useState } from 'react';
import { latePart } from '../late-part.ts';
import { MissingNote } from './missing-part.tsx';
import type { SheetProps } from './sheet-box.tsx';

const SheetBox = latePart(
  async () => (await import('./sheet-box.tsx')).SheetBox,
  ({ open }: SheetProps) => open && <MissingNote />,
);

/** Fetches the code of a sheet that is about to open; should that fail, opening it will say so. */
export const fetchSheet = SheetBox.fetch;

/** A dialog over a shaded page: from the side, from below, or in the middle. Its code comes when it first opens. */
export const Sheet = (props: SheetProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <SheetBox {...props} />}</Suspense>;
};
