import { entityPath, paths } from '../routing/paths.ts';
import type { ComparedKind } from './compared-entities.ts';

/** Returns the address of an entity's profile, of any kind. */
export const profilePath = (kind: ComparedKind, id: number): string =>
  kind === 'product' ? paths.product({ productId: id }) : entityPath({ kind, id });
