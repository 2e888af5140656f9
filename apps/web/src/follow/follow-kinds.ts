import type { Follow } from '@vitrina/contract';
import { FolderTree, type LucideIcon, Package, Store, Tag } from 'lucide-react';
import { entityPath, paths } from '../routing/paths.ts';
import type { FollowSubject } from './change-follows.ts';

interface FollowKind {
  /** Singular: «продавец». */
  one: string;
  /** Plural: «Продавцы». */
  many: string;
  icon: LucideIcon;
}

/** Names and icon of each kind that can be followed. */
export const followKinds: Readonly<Record<Follow['kind'], FollowKind>> = {
  seller: { one: 'продавец', many: 'Продавцы', icon: Store },
  brand: { one: 'бренд', many: 'Бренды', icon: Tag },
  category: { one: 'категория', many: 'Категории', icon: FolderTree },
  product: { one: 'товар', many: 'Товары', icon: Package },
};

/** The address of what is followed. */
export const subjectPath = ({ kind, id }: FollowSubject): string =>
  kind === 'product' ? paths.product({ productId: id }) : entityPath({ kind, id });
