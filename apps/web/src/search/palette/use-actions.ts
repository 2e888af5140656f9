import { useQuery } from '@tanstack/react-query';
import { languages } from '@vitrina/ui/language';
import { useSidebar } from '@vitrina/ui/sidebar/sidebar-provider';
import { setTheme, type Theme, useTheme } from '@vitrina/ui/theme';
import {
  CalendarDays,
  Globe,
  Languages,
  LogOut,
  Monitor,
  Moon,
  PanelLeft,
  RotateCw,
  Sun,
  Upload,
} from 'lucide-react';
import * as actions from '#texts/search/palette-actions';
import * as texts from '#texts/search/palette';
import { STALE_TIME_MS } from '../../api/report-query.ts';
import { config } from '../../config.ts';
import { formatWeek } from '../../period/format-week.ts';
import { usePeriod } from '../../period/period-context.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { chooseLanguage } from '../../routing/choose-language.ts';
import { paths } from '../../routing/paths.ts';
import { importsQuery } from '../../session/own-imports.ts';
import { useSession } from '../../session/session-context.ts';
import { useLogout } from '../../session/use-logout.ts';
import type { Option } from '../option.ts';
import { listOpenActions } from './open-actions.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<Theme, unknown>;

const themes = ['dark', 'light', 'system'] as const satisfies readonly Theme[];

/** Returns the actions on the weeks: the latest one, and the refresh of their list. */
function useWeekActions(): readonly Option[] {
  const { week, published, choose, refresh } = usePeriod();
  const latest = published?.[0];
  const refreshOption: Option = {
    key: 'refresh',
    title: actions.refreshWeeks,
    icon: RotateCw,
    target: { run: refresh },
  };
  if (latest === undefined || isSameWeek(latest, week)) return [refreshOption];
  const latestOption: Option = {
    key: 'latest',
    title: actions.latestWeek(formatWeek(latest)),
    icon: CalendarDays,
    target: { run: () => choose(latest) },
  };
  return [latestOption, refreshOption];
}

/** Returns the link to the page that loads data, for who may. */
function useImportOptions(): readonly Option[] {
  const { data } = useQuery({ ...importsQuery(useSession()), staleTime: STALE_TIME_MS });
  return data === undefined
    ? []
    : [
        {
          key: paths.imports(),
          title: actions.loadData,
          icon: Upload,
          words: actions.words.import,
          target: { to: paths.imports() },
        },
      ];
}

/** Returns the actions on the app's appearance: theme, language, sidebar. */
function useAppearanceActions(): readonly Option[] {
  const theme = useTheme();
  const { isOpen, isMobile, toggle } = useSidebar();
  return [
    ...themes
      .filter((name) => name !== theme)
      .map((name) => ({
        key: `theme ${name}`,
        title: actions.themes[name],
        icon: themeIcons[name],
        words: actions.words.theme,
        target: { run: () => setTheme(name) },
      })),
    ...languages
      .filter(({ name }) => name !== config.language)
      .map(({ name, title }) => ({
        key: `language ${name}`,
        title: actions.language(title),
        icon: Languages,
        words: actions.words.language,
        target: { run: () => chooseLanguage(name) },
      })),
    {
      key: 'sidebar',
      title: isOpen && !isMobile ? actions.collapseSidebar : actions.expandSidebar,
      icon: PanelLeft,
      target: { run: toggle },
    },
  ];
}

/** Returns the actions available on every screen: events, weeks, loading data, theme, language, sidebar, logout. */
export function useActions(): readonly Option[] {
  const weekActions = useWeekActions();
  const importOptions = useImportOptions();
  const appearanceActions = useAppearanceActions();
  const { logout } = useLogout();
  return [
    ...listOpenActions(true),
    ...importOptions,
    ...appearanceActions,
    ...weekActions,
    {
      key: 'logout',
      title: actions.signOut,
      icon: LogOut,
      words: actions.words.signOut,
      target: { run: () => void logout() },
    },
  ];
}

/** Returns actions for a search without results: another week, and Kaspi. */
export function useFallbackActions(kaspiReference: { href: string } | undefined): readonly Option[] {
  const { week, published, choose } = usePeriod();
  const index = published?.findIndex((option) => isSameWeek(option, week)) ?? -1;
  const other = index < 0 ? undefined : (published?.[index + 1] ?? published?.[index - 1]);
  const options: Option[] = [];
  if (other) {
    options.push({
      key: 'other week',
      title: texts.searchOtherWeek(formatWeek(other)),
      icon: CalendarDays,
      target: { run: () => choose(other), stays: true },
    });
  }
  if (kaspiReference) {
    options.push({
      key: 'kaspi',
      title: texts.openOnKaspi,
      icon: Globe,
      target: { outside: kaspiReference.href },
    });
  }
  return options;
}
