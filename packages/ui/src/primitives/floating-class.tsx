import type { ReactNode } from 'react';

/** Class names of a floating panel: menu, list, popover. */
export const floatingClass =
  'z-40 max-h-(--radix-popper-available-height) overflow-y-auto rounded-popover border border-line bg-raised text-ink shadow-float animate-appear';

/** Class names that make it, with `data-phone-sheet`, a bottom sheet on a phone; they come last. */
export const phoneSheetClass =
  'max-md:max-h-[85dvh]! max-md:w-full! max-md:max-w-none! max-md:rounded-b-none max-md:rounded-t-sheet max-md:border-x-0 max-md:border-b-0 max-md:px-2 max-md:pt-0 max-md:pb-4 max-md:shadow-[0_0_0_100vmax_var(--color-shade)]';

/** Title of such a sheet; beside its trigger the panel needs none. */
export const PhoneSheetTitle = ({ children }: { readonly children: ReactNode }) => (
  <div
    aria-hidden="true"
    className="sticky top-0 z-10 -mx-2 mb-1 flex h-12 items-center border-b border-line bg-raised px-4 text-[1rem] font-semibold md:hidden"
  >
    <span className="truncate">{children}</span>
  </div>
);
