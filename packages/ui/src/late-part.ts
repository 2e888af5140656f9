import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { isMissingCode } from './missing-code.ts';
import { MissingPart } from './primitives/missing-part.tsx';
import { whenOnline } from './when-online.ts';

/**
 * A part of the page whose code comes when it is first shown. Where the code is gone, as after a new version
 * was put in place, something else stands there that says so, and the rest of the page stays.
 * @param missing what stands there then
 */
export const latePart = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = MissingPart,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await whenOnline(fetch) };
    } catch (error) {
      if (!isMissingCode(error)) throw error;
      return { default: missing };
    }
  });
