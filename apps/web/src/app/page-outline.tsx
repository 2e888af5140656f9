import { readCookie } from '@vitrina/ui/cookie';
import { Wordmark } from '../routing/wordmark.tsx';

/** As wide as the sidebar will be, unless it was left open in a narrow window. */
const SidebarOutline = () => (
  <div
    className={`w-12 overflow-hidden border-r border-line bg-sunken px-4 py-2.5 max-md:hidden ${readCookie('sidebar_state') === 'false' ? '' : 'xl:w-64'}`}
  >
    <Wordmark />
  </div>
);

/** A screen inside the sidebar layout, before anything of it is there. */
const ScreenOutline = () => (
  <>
    <SidebarOutline />
    <div className="min-w-0 flex-1">
      <div className="h-12 border-b border-line" />
      <div className="mx-(--gutter) my-5 h-8 w-56 animate-breathe rounded-badge bg-press" />
    </div>
  </>
);

/** The sign-in page. */
const SignInOutline = () => (
  <>
    <div className="flex-1 px-4 py-5 md:px-8">
      <Wordmark />
    </div>
    <div className="flex-1 border-l border-line bg-sunken max-lg:hidden" />
  </>
);

/** The shape of the page that one is led to, over whatever was there, while its code is on its way. */
export const PageOutline = ({ to }: { to: string }) => (
  <div aria-hidden="true" className="fixed inset-0 z-50 flex overflow-hidden bg-ground">
    {to === '/login' ? <SignInOutline /> : <ScreenOutline />}
  </div>
);
