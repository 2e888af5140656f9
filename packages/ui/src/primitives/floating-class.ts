/** The frame of anything that floats: a menu, a list, a popover. */
export const floatingClass =
  'z-40 max-h-(--radix-popper-available-height) overflow-y-auto rounded-popover border border-line bg-raised text-ink shadow-float animate-appear';
