import * as texts from '#texts/routing/routing';
import { paths } from './paths.ts';
import type { NavigationItem } from '@vitrina/ui/sidebar';
import { Bell, CreditCard, FolderTree, House, Sparkles, Store, Tag, UserRound } from 'lucide-react';

/** The sidebar's entries, in order. */
export const navigation: readonly NavigationItem[] = [
  { title: texts.home, url: paths.home(), icon: House },
  {
    title: texts.sellers,
    url: paths.sellers(),
    icon: Store,
    items: [{ title: texts.findSellers, url: paths.sellers() }],
  },
  {
    title: texts.categories,
    url: paths.categories(),
    icon: FolderTree,
    items: [
      { title: texts.findCategories, url: paths.categories() },
      { title: texts.categoryProfile, url: paths.categoryProfile() },
      { title: texts.categorySellers, url: paths.categorySellerList() },
      { title: texts.categoryBrands, url: paths.categoryBrandList() },
      { title: texts.categoryProducts, url: paths.categoryProductList() },
    ],
  },
  {
    title: texts.brands,
    url: paths.brands(),
    icon: Tag,
    items: [
      { title: texts.findBrands, url: paths.brands() },
      { title: texts.brandProfile, url: paths.brandProfile() },
      { title: texts.brandCategories, url: paths.brandCategoryList() },
      { title: texts.brandSellers, url: paths.brandSellerList() },
      { title: texts.brandProducts, url: paths.brandProductList() },
    ],
  },
];

const lang = texts.quotedLanguage;

/** The links of the user menu. */
export const userNavigation: readonly NavigationItem[] = [
  { title: texts.upgrade, url: paths.upgrade(), icon: Sparkles, lang },
  { title: texts.account, url: paths.account(), icon: UserRound, lang },
  { title: texts.billing, url: paths.billing(), icon: CreditCard, lang },
  { title: texts.notifications, url: paths.notifications(), icon: Bell, lang },
];
