import { Logo } from '@vitrina/ui/logo';

/** The product's logo and name. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2.5 text-[0.9375rem] font-semibold">
    <Logo />
    <span lang="en">Vitrina</span>
  </span>
);
