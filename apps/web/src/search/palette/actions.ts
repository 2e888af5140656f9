import { setTheme, type Theme, themeLabels, useTheme } from '@vitrina/ui/theme';
import { CalendarDays, Globe, LogOut, Monitor, RotateCw } from 'lucide-react';
import { usePeriod } from '../../period/period-context.ts';
import { sameWeek } from '../../routing/week-search-params.ts';
import { weekLabel } from '../../period/week-label.ts';
import { useLogout } from '../../session/use-logout.ts';
import type { Option } from '../option.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** What can be done from anywhere: another week, the weeks anew, another theme, leaving. */
export function useActions(): readonly Option[] {
  const { week, published, choose, refresh } = usePeriod();
  const theme = useTheme();
  const { logout } = useLogout();
  const latest = published?.[0];
  const toLatest =
    latest === undefined || sameWeek(latest, week)
      ? []
      : [
          {
            key: 'latest',
            title: `Последняя неделя: ${weekLabel(latest)}`,
            icon: CalendarDays,
            leads: { run: () => choose(latest) },
          },
        ];
  return [
    ...toLatest,
    { key: 'refresh', title: 'Обновить список недель', icon: RotateCw, leads: { run: refresh } },
    ...themes
      .filter((name) => name !== theme)
      .map((name) => ({
        key: `theme ${name}`,
        title: `Тема: ${themeLabels[name].toLowerCase()}`,
        icon: Monitor,
        leads: { run: () => setTheme(name) },
      })),
    { key: 'logout', title: 'Выйти', icon: LogOut, leads: { run: () => void logout() } },
  ];
}

/** What can be done where a week has not what is looked for: another week, and Kaspi itself. */
export function useInstead(onKaspi: { href: string } | undefined): readonly Option[] {
  const { week, published, choose } = usePeriod();
  const place = published?.findIndex((one) => sameWeek(one, week)) ?? -1;
  const other = place < 0 ? undefined : (published?.[place + 1] ?? published?.[place - 1]);
  const options: Option[] = [];
  if (other) {
    options.push({
      key: 'other week',
      title: `Искать в другой неделе: ${weekLabel(other)}`,
      icon: CalendarDays,
      leads: { run: () => choose(other), stays: true },
    });
  }
  if (onKaspi) {
    options.push({ key: 'kaspi', title: 'Открыть на Kaspi', icon: Globe, leads: { outside: onKaspi.href } });
  }
  return options;
}
