import { type ComponentType, createElement, lazy, useState } from 'react';
import { isMissingCode } from './missing-code.ts';
import { MissingPart } from './primitives/missing-part.tsx';
import { whenOnline } from './when-online.ts';

/** A part of the page that comes late, and what fetches its code ahead; should that fail, it is fetched again when shown. */
export type LatePart<Props> = ComponentType<Props> & { readonly fetch: () => void };

/**
 * A part of the page whose code comes when it is first shown. Where the code is gone, as after a new version
 * was put in place, something else stands there that says so, and the rest of the page stays. A part whose code
 * is there already is shown at once: `lazy` shows what stands in for it even then, and React leaves that standing
 * for 300 ms.
 * @param missing what stands there then
 */
export const latePart = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = MissingPart,
): LatePart<Props> => {
  let part: ComponentType<Props> | undefined;
  const come = async () => {
    try {
      part = await whenOnline(fetch);
    } catch (error) {
      if (!isMissingCode(error)) throw error;
      part = missing;
    }
    return { default: part };
  };
  const whenThere = lazy(come);
  const Late = (props: Props) => {
    const [shown] = useState(() => part ?? whenThere);
    return createElement(shown, props);
  };
  const ahead = () => {
    if (part) return;
    fetch().then(
      (found) => (part = found),
      () => undefined,
    );
  };
  return Object.assign(Late, { fetch: ahead });
};
