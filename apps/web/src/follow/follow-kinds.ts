import type { Follow } from '@vitrina/contract';
import { FolderTree, type LucideIcon, Package, Store, Tag } from 'lucide-react';
import * as texts from '#texts/follow/follow-kinds';
import { entityPath, paths } from '../routing/paths.ts';
import type { FollowSubject } from './change-follows.ts';

interface FollowKind {
  /** Singular: «продавец». */
  one: string;
  icon: LucideIcon;
}

/** Names and icon of each kind that can be followed. */
export const followKinds: Readonly<Record<Follow['kind'], FollowKind>> = {
  seller: { one: texts.seller, icon: Store },
  brand: { one: texts.brand, icon: Tag },
  category: { one: texts.category, icon: FolderTree },
  product: { one: texts.product, icon: Package },
};

/** Returns the address of a followed entity. */
export const subjectPath = ({ kind, id }: FollowSubject): string =>
  kind === 'product' ? paths.product({ productId: id }) : entityPath({ kind, id });
