import type { NavigationItem } from '@vitrina/ui/sidebar';
import { Bell, CreditCard, FolderTree, House, Sparkles, Store, Tag, UserRound } from 'lucide-react';

/** The sidebar's entries, in their order. */
export const navigation: readonly NavigationItem[] = [
  { title: 'Главная', url: '/', icon: House },
  {
    title: 'Продавцы',
    url: '/sellers',
    icon: Store,
    items: [{ title: 'Найти продавцов', url: '/sellers' }],
  },
  {
    title: 'Категории',
    url: '/categories',
    icon: FolderTree,
    items: [
      { title: 'Найти категории', url: '/categories' },
      { title: 'Профиль категории', url: '/category' },
      { title: 'Продавцы категории', url: '/category-sellers' },
      { title: 'Бренды категории', url: '/category-brands' },
      { title: 'Товары категории', url: '/category-products' },
    ],
  },
  {
    title: 'Бренды',
    url: '/brands',
    icon: Tag,
    items: [
      { title: 'Найти бренды', url: '/brands' },
      { title: 'Профиль бренда', url: '/brand' },
      { title: 'Категории бренда', url: '/brand-categories' },
      { title: 'Продавцы бренда', url: '/brand-sellers' },
      { title: 'Товары бренда', url: '/brand-products' },
    ],
  },
];

/** The entries of the user menu that lead somewhere. */
export const userNavigation: readonly NavigationItem[] = [
  { title: 'Upgrade to Pro', url: '/upgrade', icon: Sparkles, lang: 'en' },
  { title: 'Account', url: '/account', icon: UserRound, lang: 'en' },
  { title: 'Billing', url: '/billing', icon: CreditCard, lang: 'en' },
  { title: 'Notifications', url: '/notifications', icon: Bell, lang: 'en' },
];
