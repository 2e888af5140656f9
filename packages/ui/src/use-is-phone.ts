import { useSyncExternalStore } from 'react';

/** Viewport below 768 px: phone layout (specification §9). */
const PHONE = '(width < 48rem)';

/** Viewport below 1280 px, where the sidebar is a rail. */
const NARROW = '(width < 80rem)';

/** Chromium narrows the viewport to 1 px while it captures a whole page; the layout stays unchanged. */
const shrunk = matchMedia('(width <= 1px)');

const print = matchMedia('print');

/** Only listened to: the viewport may have another width after printing or a capture. */
const ends = [matchMedia('print'), matchMedia('(width <= 1px)')];

/**
 * Creates a hook that reads a media query and rerenders on change. It holds two lists, since Chromium fires no
 * `change` at a list whose `matches` was read after the resize and before the next frame: `current` is only read,
 * `changes` only listened to. Print keeps the screen's value: a browser counts pages before a rerender for the
 * paper's width, which would leave blank sheets at the end.
 */
const createMediaHook = (query: string): (() => boolean) => {
  const current = matchMedia(query);
  const changes = matchMedia(query);
  let matches = current.matches;
  const lists = [changes, ...ends];
  const subscribe = (listener: () => void) => {
    for (const list of lists) list.addEventListener('change', listener);
    return () => {
      for (const list of lists) list.removeEventListener('change', listener);
    };
  };
  const read = () => {
    if (!print.matches && !shrunk.matches) matches = current.matches;
    return matches;
  };
  return () => useSyncExternalStore(subscribe, read);
};

/** Whether the viewport is as narrow as a phone's. */
export const useIsPhone = createMediaHook(PHONE);

/** Whether the viewport is narrower than a desktop's. */
export const useIsNarrow = createMediaHook(NARROW);
