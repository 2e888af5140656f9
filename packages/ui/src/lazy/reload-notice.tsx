import { Button } from '../primitives/button.tsx';

/** Begins anew in the version that is there; what stands in the address stays. */
const ReloadButton = ({ ref }: { readonly ref?: (button: HTMLButtonElement | null) => void }) => (
  <Button small ref={ref} onClick={() => location.reload()}>
    Обновить страницу
  </Button>
);

/** Stands where a part of the page would, whose code went away with an older version. */
export const ReloadNotice = () => (
  <div role="alert" className="px-(--gutter) py-4">
    <p className="text-section">Вышла новая версия Vitrina</p>
    <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
      Этой части страницы в прежней версии больше нет. Обновите страницу: неделя, отбор и порядок останутся.
    </p>
    <ReloadButton />
  </div>
);

/** The notes in the corner: they say the same, so the last alone is seen. */
const notes: HTMLElement[] = [];
const showLast = () => {
  for (const note of notes) note.hidden = note !== notes.at(-1);
};
const join = (note: HTMLElement | null, at: number) => {
  if (!note) return undefined;
  notes.splice(at, 0, note);
  showLast();
  return () => {
    notes.splice(notes.indexOf(note), 1);
    showLast();
  };
};
const over = (note: HTMLElement | null) => join(note, notes.length);
const under = (note: HTMLElement | null) => join(note, 0);

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

const Note = ({ onButton }: { readonly onButton?: (button: HTMLButtonElement | null) => void }) => (
  <div
    ref={onButton ? over : under}
    role="alert"
    className="fixed right-4 bottom-4 z-50 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 gap-y-2 rounded-popover border border-line bg-raised py-2 pr-2 pl-3.5 text-ink shadow-float"
  >
    <span>Вышла новая версия Vitrina</span>
    <ReloadButton {...(onButton && { ref: onButton })} />
  </div>
);

/** The same in the corner, with the focus: what was pressed opens nothing. */
export const FocusedReloadToast = () => <Note onButton={takeFocus} />;

/** The same where what was pressed did its work and only cannot tell of it: the focus stays. */
export const ReloadToast = () => <Note />;
