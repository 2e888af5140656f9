import { CircleHelp, Home } from 'lucide-react';
import { navigation, userNavigation } from '../../routing/navigation.ts';
import type { Option } from '../option.ts';

/** The product's pages: those of the sidebar, of the user menu, and the definitions. */
export const sections: readonly Option[] = [
  ...navigation.flatMap(({ title, url, icon = Home, items = [{ title, url }] }) =>
    items.map((page) => ({ key: page.url, title: page.title, icon, leads: { to: page.url } })),
  ),
  { key: '/method', title: 'Как считаем', icon: CircleHelp, leads: { to: '/method' } },
  ...userNavigation.map(({ title, url, icon = Home, lang }) => ({
    key: url,
    title,
    icon,
    lang,
    leads: { to: url },
  })),
];
