import { CircleHelp, Code, Columns2, Folders, HeartPulse, Home } from 'lucide-react';
import * as actions from '#texts/search/palette-actions';
import * as screens from '#texts/screens';
import { navigation, userNavigation } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { Option } from '../option.ts';

const { words } = actions;

/** Further words by which pages are found. */
const pageWords: Readonly<Record<string, string>> = {
  [paths.account()]: words.account,
  [paths.billing()]: words.billing,
  [paths.notifications()]: words.notifications,
  [paths.upgrade()]: words.upgrade,
  [paths.method()]: words.method,
  [paths.programs()]: words.programs,
};

const createPageOption = (
  url: string,
  title: string,
  icon: Option['icon'] = Home,
  lang?: string,
): Option => ({
  key: url,
  title,
  icon,
  lang,
  words: pageWords[url],
  target: { to: url },
});

/** Options of all pages: of the sidebar, of the user menu, and those that links lead to. */
export const pageOptions: readonly Option[] = [
  ...navigation.flatMap(({ title, url, icon, items = [{ title, url }] }) =>
    items.map((page) => createPageOption(page.url, page.title, icon)),
  ),
  createPageOption(paths.sectionProfile(), screens.sectionProfile, Folders),
  createPageOption(paths.compare(), screens.comparison, Columns2),
  createPageOption(paths.method(), screens.method, CircleHelp),
  createPageOption(paths.programs(), actions.programs, Code),
  createPageOption(paths.health(), screens.health, HeartPulse),
  ...userNavigation.map(({ title, url, icon, lang }) => createPageOption(url, title, icon, lang)),
];
