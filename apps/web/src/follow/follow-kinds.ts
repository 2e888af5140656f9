import { Folders, FolderTree, type LucideIcon, Package, Store, Tag } from 'lucide-react';
import * as texts from '#texts/follow/follow-kinds';
import type { AnyFollow } from '../api/follow.ts';
import { entityPath, paths } from '../routing/paths.ts';
import type { FollowSubject } from './change-follows.ts';

interface FollowKind {
  /** Singular: «продавец». */
  one: string;
  icon: LucideIcon;
}

/** Names and icon of each kind that can be followed. */
export const followKinds: Readonly<Record<AnyFollow['kind'], FollowKind>> = {
  seller: { one: texts.seller, icon: Store },
  brand: { one: texts.brand, icon: Tag },
  category: { one: texts.category, icon: FolderTree },
  section: { one: texts.section, icon: Folders },
  product: { one: texts.product, icon: Package },
};

/** Returns the address of a followed entity or section. */
export const subjectPath = ({ kind, id }: FollowSubject): string =>
  kind === 'product' ? paths.product({ productId: id }) : entityPath({ kind, id });
