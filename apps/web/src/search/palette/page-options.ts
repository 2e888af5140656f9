import { CircleHelp, Columns2, Folders, Home } from 'lucide-react';
import * as screens from '#texts/screens';
import * as texts from '#texts/search/palette';
import { navigation, userNavigation } from '../../routing/navigation.ts';
import type { Option } from '../option.ts';
import { paths } from '../../routing/paths.ts';

/** Options of all pages: of the sidebar, of the user menu, sections, the comparison, and the definitions. */
export const pageOptions: readonly Option[] = [
  ...navigation.flatMap(({ title, url, icon = Home, items = [{ title, url }] }) =>
    items.map((page) => ({ key: page.url, title: page.title, icon, target: { to: page.url } })),
  ),
  {
    key: paths.sectionProfile(),
    title: screens.sectionProfile,
    icon: Folders,
    target: { to: paths.sectionProfile() },
  },
  { key: paths.compare(), title: texts.comparison, icon: Columns2, target: { to: paths.compare() } },
  { key: paths.method(), title: screens.method, icon: CircleHelp, target: { to: paths.method() } },
  ...userNavigation.map(({ title, url, icon = Home, lang }) => ({
    key: url,
    title,
    icon,
    lang,
    target: { to: url },
  })),
];
