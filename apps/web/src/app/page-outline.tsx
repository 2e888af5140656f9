import { readCookie } from '@vitrina/ui/cookie';
import { Wordmark } from '../routing/wordmark.tsx';

/** Outline of the sidebar. */
const SidebarOutline = () => (
  <div
    className={`w-12 overflow-hidden border-r border-line bg-sunken px-4 py-2.5 max-md:hidden ${readCookie('sidebar_state') === 'false' ? '' : 'xl:w-64'}`}
  >
    <Wordmark />
  </div>
);

/** Outline of a screen inside the sidebar layout. */
const ScreenOutline = () => (
  <>
    <SidebarOutline />
    <div className="min-w-0 flex-1">
      <div className="h-12 border-b border-line" />
      <div className="mx-(--gutter) my-5 h-8 w-56 animate-breathe rounded-badge bg-press" />
    </div>
  </>
);

/** Outline of the sign-in page. */
const SignInOutline = () => (
  <>
    <div className="flex-1 px-4 py-5 md:px-8">
      <Wordmark />
    </div>
    <div className="flex-1 border-l border-line bg-sunken max-lg:hidden" />
  </>
);

/** Outline of the target of a redirect while its code loads. */
export const PageOutline = ({ to }: { to: string }) => (
  <div aria-hidden="true" className="fixed inset-0 z-50 flex overflow-hidden bg-ground">
    {to === '/login' ? <SignInOutline /> : <ScreenOutline />}
  </div>
);
