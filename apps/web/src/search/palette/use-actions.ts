import { setTheme, type Theme, themeLabels, useTheme } from '@vitrina/ui/theme';
import { CalendarDays, Globe, LogOut, Monitor, RotateCw } from 'lucide-react';
import * as texts from '#texts/search/palette';
import { usePeriod } from '../../period/period-context.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { formatWeek } from '../../period/format-week.ts';
import { useLogout } from '../../session/use-logout.ts';
import type { Option } from '../option.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** Returns the actions available on every screen: latest week, refresh, theme, logout. */
export function useActions(): readonly Option[] {
  const { week, published, choose, refresh } = usePeriod();
  const theme = useTheme();
  const { logout } = useLogout();
  const latest = published?.[0];
  const latestWeekOption =
    latest === undefined || isSameWeek(latest, week)
      ? []
      : [
          {
            key: 'latest',
            title: texts.latestWeek(formatWeek(latest)),
            icon: CalendarDays,
            target: { run: () => choose(latest) },
          },
        ];
  return [
    ...latestWeekOption,
    { key: 'refresh', title: texts.refreshWeeks, icon: RotateCw, target: { run: refresh } },
    ...themes
      .filter((name) => name !== theme)
      .map((name) => ({
        key: `theme ${name}`,
        title: texts.theme(themeLabels[name]),
        icon: Monitor,
        target: { run: () => setTheme(name) },
      })),
    { key: 'logout', title: texts.signOut, icon: LogOut, target: { run: () => void logout() } },
  ];
}

/** Returns options of the published weeks for a text that names one. */
export function useWeekOptions(text: string): readonly Option[] {
  const { week, published = [], choose } = usePeriod();
  if (!texts.weekPattern.test(text)) return [];
  return published
    .filter((option) => !isSameWeek(option, week))
    .map((option) => ({
      key: `week ${option.year} ${option.weekNumber}`,
      title: formatWeek(option),
      icon: CalendarDays,
      target: { run: () => choose(option) },
    }));
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
