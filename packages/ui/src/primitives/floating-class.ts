/** Class names of a floating panel: menu, list, popover. */
export const floatingClass =
  'z-40 max-h-(--radix-popper-available-height) overflow-y-auto rounded-popover border border-line bg-raised text-ink shadow-float animate-appear';
