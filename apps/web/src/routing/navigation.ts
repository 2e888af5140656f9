import { paths } from './paths.ts';
import type { NavigationItem } from '@vitrina/ui/sidebar';
import { Bell, CreditCard, FolderTree, House, Sparkles, Store, Tag, UserRound } from 'lucide-react';

/** The sidebar's entries, in order. */
export const navigation: readonly NavigationItem[] = [
  { title: 'Главная', url: paths.home(), icon: House },
  {
    title: 'Продавцы',
    url: paths.sellers(),
    icon: Store,
    items: [{ title: 'Найти продавцов', url: paths.sellers() }],
  },
  {
    title: 'Категории',
    url: paths.categories(),
    icon: FolderTree,
    items: [
      { title: 'Найти категории', url: paths.categories() },
      { title: 'Профиль категории', url: paths.categoryProfile() },
      { title: 'Продавцы категории', url: paths.categorySellerList() },
      { title: 'Бренды категории', url: paths.categoryBrandList() },
      { title: 'Товары категории', url: paths.categoryProductList() },
    ],
  },
  {
    title: 'Бренды',
    url: paths.brands(),
    icon: Tag,
    items: [
      { title: 'Найти бренды', url: paths.brands() },
      { title: 'Профиль бренда', url: paths.brandProfile() },
      { title: 'Категории бренда', url: paths.brandCategoryList() },
      { title: 'Продавцы бренда', url: paths.brandSellerList() },
      { title: 'Товары бренда', url: paths.brandProductList() },
    ],
  },
];

/** The links of the user menu. */
export const userNavigation: readonly NavigationItem[] = [
  { title: 'Upgrade to Pro', url: paths.upgrade(), icon: Sparkles, lang: 'en' },
  { title: 'Account', url: paths.account(), icon: UserRound, lang: 'en' },
  { title: 'Billing', url: paths.billing(), icon: CreditCard, lang: 'en' },
  { title: 'Notifications', url: paths.notifications(), icon: Bell, lang: 'en' },
];
