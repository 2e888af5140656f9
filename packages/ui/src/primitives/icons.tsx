import type { ComponentPropsWithRef } from 'react';

const Icon = (props: ComponentPropsWithRef<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  />
);

/** Lucide's circle-alert, inlined: lucide-react would add 1.5 KB gz to the first page, which has no other icon. */
export const CircleAlert = ({ className }: { readonly className: string }) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </Icon>
);

/** Lucide's wifi-off, inlined for the same reason. */
export const WifiOff = ({ className }: { readonly className: string }) => (
  <Icon className={className}>
    <path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69" />
    <path d="M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643" />
    <path d="M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20" />
  </Icon>
);
