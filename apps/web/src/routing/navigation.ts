import * as brandLists from '#texts/brand/lists';
import * as categoryLists from '#texts/category/lists';
import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/routing/routing';
import { paths } from './paths.ts';
import type { NavigationItem } from '@vitrina/ui/sidebar';
import {
  Bell,
  CircleHelp,
  CreditCard,
  FolderTree,
  House,
  Sparkles,
  Store,
  Tag,
  UserRound,
} from 'lucide-react';

/** The sidebar's entries, in order. */
export const navigation: readonly NavigationItem[] = [
  { title: screens.home, url: paths.home(), icon: House, covers: ['/market'] },
  {
    title: entities.sellers,
    url: paths.sellers(),
    icon: Store,
    items: [{ title: screens.findSellers, url: paths.sellers() }],
    covers: [
      '/seller',
      '/seller2',
      '/seller-products',
      '/seller-categories',
      '/seller-brands',
      '/seller-briefing',
      '/compare',
      '/compare/seller',
    ],
  },
  {
    title: entities.categories,
    url: paths.categories(),
    icon: FolderTree,
    items: [
      { title: screens.findCategories, url: paths.categories() },
      { title: screens.categoryProfile, url: paths.categoryProfile() },
      { title: screens.categorySellers, url: paths.categorySellerList() },
      { title: screens.categoryBrands, url: paths.categoryBrandList() },
      { title: categoryLists.products.caption, url: paths.categoryProductList() },
    ],
    covers: [
      '/section',
      '/product',
      '/category-briefing',
      '/section-briefing',
      '/compare/category',
      '/compare/product',
    ],
  },
  {
    title: entities.brands,
    url: paths.brands(),
    icon: Tag,
    items: [
      { title: screens.findBrands, url: paths.brands() },
      { title: screens.brandProfile, url: paths.brandProfile() },
      { title: brandLists.categories.caption, url: paths.brandCategoryList() },
      { title: brandLists.sellers.caption, url: paths.brandSellerList() },
      { title: brandLists.products.caption, url: paths.brandProductList() },
    ],
    covers: ['/brand-briefing', '/compare/brand'],
  },
];

const lang = texts.quotedLanguage;

/** The pages of the account. */
export const userNavigation: readonly NavigationItem[] = [
  { title: screens.upgrade, url: paths.upgrade(), icon: Sparkles, lang },
  { title: screens.account, url: paths.account(), icon: UserRound, lang },
  { title: screens.billing, url: paths.billing(), icon: CreditCard, lang },
  { title: screens.notifications, url: paths.notifications(), icon: Bell, lang },
];

/** The links of the user menu. */
export const userMenuNavigation: readonly NavigationItem[] = [
  ...userNavigation,
  { title: screens.method, url: paths.method(), icon: CircleHelp },
];

/** Paths whose place in the sidebar is the user menu, besides those of its links. */
export const userMenuCovers: readonly string[] = [
  paths.imports(),
  paths.programs(),
  paths.health(),
  '/demo/tanstack-query',
];

/** Returns the place of an address in the sidebar: its path, for a comparison with the kind of what it compares. */
export const findPlace = ({ pathname, search }: { pathname: string; search: string }): string => {
  const kind = pathname === paths.compare() ? new URLSearchParams(search).get('kind') : null;
  return kind === null ? pathname : `${pathname}/${kind}`;
};
