import type { NavigationItem } from '@vitrina/ui/sidebar';
import { Folders, FolderTree, Store, Tag } from 'lucide-react';
import * as entities from '#texts/entities';
import * as texts from '#texts/search/entity-kinds';
import type { Entity } from '../session/recent-entities.ts';

/** Kind of an entity that can be found. */
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
  seller: { one: texts.seller, many: entities.sellers, icon: Store, id: 'sellerId' },
  brand: { one: texts.brand, many: entities.brands, icon: Tag, id: 'brandId' },
  category: {
    one: texts.category,
    many: entities.categories,
    icon: FolderTree,
    id: 'categoryId',
  },
  section: { one: texts.section, many: texts.sections, icon: Folders, id: 'sectionId' },
};
