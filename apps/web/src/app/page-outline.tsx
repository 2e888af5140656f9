import { readCookie } from '@vitrina/ui/cookie';
import { Wordmark } from '../routing/wordmark.tsx';

/** Outline of the sidebar, wide on a wide screen if it is open. */
const SidebarOutline = ({ isOpen }: { isOpen: boolean }) => (
  <div
    className={`w-12 overflow-hidden border-r border-line bg-sunken px-4 py-2.5 max-md:hidden ${isOpen ? 'xl:w-64' : ''}`}
  >
    <Wordmark />
  </div>
);

/** Outline of a screen inside the sidebar layout. */
const ScreenOutline = ({ isSidebarOpen }: { isSidebarOpen: boolean }) => (
  <>
    <SidebarOutline isOpen={isSidebarOpen} />
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

interface Props {
  /** Path of the page. */
  to: string;
  isSidebarOpen?: boolean;
}

/** Outline of a page while its code loads. */
export const PageOutline = ({ to, isSidebarOpen = readCookie('sidebar_state') !== 'false' }: Props) => (
  <div aria-hidden="true" className="fixed inset-0 z-50 flex overflow-hidden bg-ground">
    {to === '/login' ? <SignInOutline /> : <ScreenOutline isSidebarOpen={isSidebarOpen} />}
  </div>
);
