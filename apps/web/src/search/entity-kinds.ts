import type { NavigationItem } from '@vitrina/ui/sidebar';
import { Folders, FolderTree, Store, Tag } from 'lucide-react';
import type { Entity } from '../session/recent-entities.ts';

/** The kind of an entity that can be found. */
export type EntityKind = Entity['kind'];

interface EntityKindDefinition {
  /** Singular: «Продавец». */
  one: string;
  /** Plural: «Продавцы». */
  many: string;
  icon: NonNullable<NavigationItem['icon']>;
  /** The search param of its id. */
  id: 'sellerId' | 'brandId' | 'categoryId' | 'sectionId';
}

/** Names, icon and profile of each kind. */
export const entityKinds: Readonly<Record<EntityKind, EntityKindDefinition>> = {
  seller: { one: 'Продавец', many: 'Продавцы', icon: Store, id: 'sellerId' },
  brand: { one: 'Бренд', many: 'Бренды', icon: Tag, id: 'brandId' },
  category: {
    one: 'Категория',
    many: 'Категории',
    icon: FolderTree,
    id: 'categoryId',
  },
  section: { one: 'Раздел', many: 'Разделы каталога', icon: Folders, id: 'sectionId' },
};
