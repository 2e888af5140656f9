import type { NavigationItem } from '@vitrina/ui/sidebar';
import { FolderTree, Store, Tag } from 'lucide-react';
import type { Entity } from '../session/pinned-and-recent.ts';

/** What a person looks for, or keeps. */
export type EntityKind = Entity['kind'];

interface KindWords {
  /** One of them: «Продавец». */
  one: string;
  /** The head of a group of them: «Продавцы». */
  many: string;
  icon: NonNullable<NavigationItem['icon']>;
  profile: string;
  /** The parameter that names it in an address. */
  id: 'sellerId' | 'brandId' | 'categoryId';
}

/** What each kind is called, and where it is shown. */
export const entityKinds: Readonly<Record<EntityKind, KindWords>> = {
  seller: { one: 'Продавец', many: 'Продавцы', icon: Store, profile: '/seller', id: 'sellerId' },
  brand: { one: 'Бренд', many: 'Бренды', icon: Tag, profile: '/brand', id: 'brandId' },
  category: {
    one: 'Категория',
    many: 'Категории',
    icon: FolderTree,
    profile: '/category',
    id: 'categoryId',
  },
};

/** The address of an entity on a screen about its kind: its profile, unless told otherwise. */
export const hrefOf = ({ kind, id }: Omit<Entity, 'title'>, path = entityKinds[kind].profile): string =>
  `${path}?${entityKinds[kind].id}=${id}`;
