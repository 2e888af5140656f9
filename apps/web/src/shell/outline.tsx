import { readCookie } from '@vitrina/ui/cookie.ts';
import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';
import { Brand } from './brand.tsx';

/** As wide as the sidebar will be: as it was left, else by the window. */
const sides: Readonly<Record<string, string>> = { true: 'w-64', false: 'w-12' };

const SidebarOutline = () => (
  <div
    className={`overflow-hidden border-r border-line bg-sunken px-4 py-2.5 max-md:hidden ${sides[readCookie('sidebar_state') ?? ''] ?? 'w-12 xl:w-64'}`}
  >
    <Brand />
  </div>
);

/** A screen inside the sidebar layout, before anything of it is there. */
const ScreenOutline = () => (
  <>
    <SidebarOutline />
    <div className="min-w-0 flex-1">
      <div className="h-12 border-b border-line" />
      <div className="grid gap-4 px-(--gutter) py-5">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-11" />
      </div>
    </div>
  </>
);

/** The sign-in page. */
const SignInOutline = () => (
  <>
    <div className="flex-1 px-4 py-5 md:px-8">
      <Brand />
      <div className="mx-auto mt-[28dvh] grid max-w-90 gap-4 max-md:mt-12">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
    <div className="flex-1 border-l border-line bg-sunken max-lg:hidden" />
  </>
);

/** The shape of the page that one is led to, over whatever was there, while its code is on its way. */
export const Outline = ({ to }: { to: string }) => (
  <div aria-hidden="true" className="fixed inset-0 z-50 flex overflow-hidden bg-ground">
    {to === '/login' ? <SignInOutline /> : <ScreenOutline />}
  </div>
);
