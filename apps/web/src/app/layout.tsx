import { LinkProvider } from '@vitrina/ui/link';
import { Toasts } from '@vitrina/ui/primitives/toast';
import { TooltipProvider } from '@vitrina/ui/primitives/tooltip';
import { Sidebar } from '@vitrina/ui/sidebar';
import { SidebarProvider } from '@vitrina/ui/sidebar/sidebar-provider';
import { SidebarTrigger } from '@vitrina/ui/sidebar/sidebar-trigger';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import * as texts from '#texts/app/layout';
import { useOpenPalette } from '../search/palette/open-palette.ts';
import { PaletteProvider } from '../search/palette/palette-trigger.tsx';
import { config } from '../config.ts';
import { chooseLanguage } from '../routing/choose-language.ts';
import { findPlace, navigation, userMenuCovers, userMenuNavigation } from '../routing/navigation.ts';
import { LoadedData } from '../period/loaded-data.tsx';
import { PeriodProvider } from '../period/period-provider.tsx';
import { WeekGate } from './week-gate.tsx';
import { useLogout } from '../session/use-logout.ts';
import { useSessionState } from '../session/session-context.ts';
import { AppLink } from '../routing/app-link.tsx';
import { useFirstScreenCompletion } from '../routing/first-screen.ts';
import { focusScreen } from '../routing/focus-screen.ts';
import { type Follows, FollowsContext } from '../follow/follows-context.ts';
import { KnownFollowsContext, useKeptFollows } from '../follow/known-follows.ts';
import { LateFollows } from '../follow/late-follows.tsx';
import { Header } from './header.tsx';
import { LateScrollRestoration } from './late-scroll-restoration.tsx';
import { PrintGate } from './print-gate.tsx';
import { HeaderSlotContext } from '../routing/header-slot.ts';
import { useRouteAt } from '../routing/routes-context.ts';
import { IndexDetailsProvider } from '../report/index-details/index-details-provider.tsx';

const Nothing = () => null;

const ImportMenuLink = createLazyComponent(
  async () => (await import('../import/menu-link.tsx')).ImportMenuLink,
  Nothing,
);

function AppSidebar() {
  const state = useSessionState();
  const location = useLocation();
  const { logout, isPending } = useLogout();
  const onSearch = useOpenPalette();
  const email = state.status === 'signed in' ? state.user.email : '';
  return (
    <Sidebar
      items={navigation}
      path={findPlace(location)}
      onSearch={onSearch}
      user={{
        email,
        items: userMenuNavigation,
        covers: userMenuCovers,
        renderMore: (onFollow) => (
          <Suspense>
            <ImportMenuLink onFollow={onFollow} />
          </Suspense>
        ),
        isLoggingOut: isPending,
        onLogout: () => void logout(),
        language: config.language,
        onLanguage: chooseLanguage,
      }}
    />
  );
}

function Content({ hasWeek }: { hasWeek: boolean }) {
  const screen = <Outlet />;
  return (
    <main id="content" tabIndex={-1} className="min-w-0 outline-none">
      {hasWeek ? (
        <WeekGate>
          <LoadedData>
            <IndexDetailsProvider>{screen}</IndexDetailsProvider>
          </LoadedData>
        </WeekGate>
      ) : (
        screen
      )}
    </main>
  );
}

/** Provides the person's follows: at the first paint those kept in this browser, then the server's list. */
function FollowsProvider({ children }: { children: ReactNode }) {
  const [follows, setFollows] = useState<Follows>();
  const kept = useKeptFollows();
  return (
    <KnownFollowsContext value={follows?.follows ?? kept}>
      <FollowsContext value={follows}>
        {children}
        <LateFollows onChange={setFollows} />
      </FollowsContext>
    </KnownFollowsContext>
  );
}

/** Moves the focus to the content without changing the address. */
const skipToContent = (event: MouseEvent) => {
  event.preventDefault();
  focusScreen();
};

/** The layout of signed-in screens: sidebar and header. */
export function Component() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useFirstScreenCompletion();
  const { pathname } = useLocation();
  const hasWeek = useRouteAt(pathname)?.firstYear !== undefined;
  return (
    <TooltipProvider>
      <LinkProvider link={AppLink}>
        <Toasts>
          <PeriodProvider>
            <FollowsProvider>
              <SidebarProvider>
                <PaletteProvider>
                  <a
                    href="#content"
                    onClick={skipToContent}
                    className="shown-on-focus z-50 bg-ground p-3 text-accent"
                  >
                    {texts.toContent}
                  </a>
                  <PrintGate />
                  <LateScrollRestoration />
                  <div className="flex">
                    <AppSidebar />
                    <div className="min-w-0 flex-1">
                      <Header toggle={<SidebarTrigger />} onSlot={setSlot} hasWeek={hasWeek} />
                      <HeaderSlotContext value={slot}>
                        <Content hasWeek={hasWeek} />
                      </HeaderSlotContext>
                    </div>
                  </div>
                </PaletteProvider>
              </SidebarProvider>
            </FollowsProvider>
          </PeriodProvider>
        </Toasts>
      </LinkProvider>
    </TooltipProvider>
  );
}
